import {
  audienceAgeGroups,
  audienceGenders,
  audienceLifestyles,
  industrySlugs,
  musicGenres,
  musicMoods,
} from '@bgm/validation'
import { musicChanged } from '#src/catalogue/track/events'
import { findVocabularyErrors } from '#src/catalogue/track/rules/vocabulary'
import type { FieldMessage } from '#src/platform/panel/field-errors'
import { enforceRecordRule } from '#src/platform/panel/record-rules'

const uid = 'api::playlist.playlist'

type Data = Record<string, unknown>

/** There can only be one fallback playlist, because every device stores it. */
async function fallbackErrors(record: Data): Promise<FieldMessage[]> {
  if (record.fallback !== true) return []
  const others = await strapi.db
    .query(uid)
    .count({ where: { fallback: true, $not: { documentId: record.documentId ?? '' } } })
  if (others === 0) return []
  return [
    {
      path: ['fallback'],
      message: [
        'Another playlist is the fallback: turn it off there first',
        'Playlist lain sudah menjadi cadangan: matikan dulu di sana',
      ],
    },
  ]
}

const playlistErrors = async (record: Data): Promise<FieldMessage[]> => [
  ...(await fallbackErrors(record)),
  ...findVocabularyErrors(record, {
    industries: industrySlugs,
    genres: musicGenres,
    moods: musicMoods,
    audience_gender: audienceGenders,
    audience_age_group: audienceAgeGroups,
    audience_lifestyle: audienceLifestyles,
  }),
]

/** Saving a playlist creates a new revision, which seeds its shuffle, and notifies all devices. */
export function enforcePlaylistRules(): void {
  enforceRecordRule(uid, playlistErrors)
  strapi.documents.use(async (context, next) => {
    const { documentId, data } = context.params as { documentId?: string; data?: Data }
    const isChange = context.action === 'update' || context.action === 'delete'
    if (context.uid !== uid || !isChange || !documentId) return next()
    return await strapi.db.transaction(async () => {
      if (data) {
        const stored: { revision: number } | null = await strapi.db
          .query(uid)
          .findOne({ where: { documentId }, select: ['revision'] })
        data.revision = (stored?.revision ?? 0) + 1
      }
      const result = await next()
      await musicChanged.raise({ withdrawn: [] })
      return result
    })
  })
}
