import { musicGenres, musicMoods } from '@bgm/validation'
import { findViolatedColumn } from '#src/platform/database/errors'
import { type FieldMessage, throwFieldErrors } from '#src/platform/panel/field-errors'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { staffError } from '#src/platform/panel/staff-language'
import { updateCreditStates } from './credits'
import { musicChanged } from './events'
import { describeTrack, findActiveTrackByIsrc } from './isrc'
import { addRevision } from './revision'
import { toNameLists } from './rules/contributors'
import { findCreditErrors, normaliseContributors, readContributors } from './rules/credit-errors'
import { creditFields } from './rules/credit-fields'
import { normaliseIdentifier } from './rules/identifiers'
import { findVocabularyErrors } from './rules/vocabulary'

const uid = 'api::track.track'

type Data = Record<string, unknown>
type Stored = { id: number; documentId: string; state: string; revision: number; sha256: string | null }

function stateErrors(record: Data): FieldMessage[] {
  const needsAudio = record.state === 'ready' || record.state === 'incomplete'
  if (needsAudio === Boolean(record.sha256) || record.state === 'withdrawn') return []
  return [
    {
      path: ['state'],
      message: record.sha256
        ? [
            'A track with audio can only be ready or withdrawn',
            'Lagu yang sudah ada audionya siap atau ditarik',
          ]
        : ['A track without audio cannot be played', 'Lagu tanpa audio tidak dapat diputar'],
    },
  ]
}

async function isrcErrors({ isrc, state, documentId }: Data): Promise<FieldMessage[]> {
  if (typeof isrc !== 'string' || !isrc || state === 'withdrawn') return []
  const other = await findActiveTrackByIsrc(isrc, String(documentId))
  if (!other) return []
  const name = describeTrack(other)
  return [
    {
      path: ['isrc'],
      message: [
        `Another track has this ISRC: ${name}. Withdraw that one first`,
        `Lagu lain memakai ISRC ini: ${name}. Tarik lagu itu dulu`,
      ],
    },
  ]
}

const trackErrors = async (record: Data, stored: Data | null): Promise<FieldMessage[]> => [
  ...stateErrors(record),
  ...findCreditErrors(record, stored),
  ...findVocabularyErrors(record, { genres: musicGenres, moods: musicMoods }),
  ...(await isrcErrors(record)),
]

/** Stores identifiers without the hyphens, dots and spaces that staff enter. */
function normaliseCredits(data: Data): void {
  for (const name of ['isrc', 'iswc']) {
    const value = data[name]
    if (typeof value === 'string') data[name] = normaliseIdentifier(value) || null
  }
  if ('contributors' in data) data.contributors = normaliseContributors(data.contributors)
}

/** The lists of names follow from valid contributors. */
function deriveNameLists(data: Data): void {
  const read = readContributors(data.contributors)
  Object.assign(data, toNameLists(read.flatMap(found => ('contributor' in found ? [found.contributor] : []))))
}

const findTrack = (documentId: string): Promise<Stored | null> =>
  strapi.db.query(uid).findOne({ where: { documentId } })

/**
 * A track becomes playable when its credits are complete. A playable track cannot lose its credits, because
 * its plays could then no longer be reported.
 */
async function applyCredits(id: number, state: unknown): Promise<void> {
  const [credits] = await updateCreditStates([id])
  if (credits === 'unreportable' && state === 'ready')
    throwFieldErrors([
      {
        path: ['composers'],
        message: [
          'A track that plays needs an artist and a composer, because its plays are reported',
          'Lagu yang diputar memerlukan artis dan komposer, karena pemutarannya dilaporkan',
        ],
      },
    ])
  if (credits !== 'unreportable' && state === 'incomplete')
    await strapi.db.query(uid).update({ where: { id }, data: { state: 'ready' } })
}

/**
 * Changed credits create a new revision, and every change notifies the devices, all in the transaction that
 * saves the track.
 */
async function followUp({ id, documentId, state, revision, sha256 }: Stored, data: Data): Promise<void> {
  await applyCredits(id, data.state ?? state)
  if (revision > 0 && sha256 && creditFields.some(name => name in data)) await addRevision(id)
  const withdrawn = data.state === 'withdrawn' && state !== 'withdrawn'
  await musicChanged.raise({ withdrawn: withdrawn ? [documentId] : [] })
}

/**
 * Registers the rules for tracks that staff save or delete. A track that has been played cannot be deleted.
 */
export function enforceTrackRules(): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === uid) normaliseCredits((context.params as { data?: Data }).data ?? {})
    return next()
  })
  enforceRecordRule(uid, trackErrors)
  strapi.documents.use(async (context, next) => {
    const { documentId, data = {} } = context.params as { documentId?: string; data?: Data }
    const isChange = context.action === 'update' || context.action === 'delete'
    if (context.uid === uid && context.action === 'create')
      throw staffError(
        'Tracks are added with their audio, under Add music',
        'Lagu ditambahkan bersama audionya, lewat Tambah musik',
      )
    if (context.uid !== uid || !isChange || !documentId) return next()
    deriveNameLists(data)
    try {
      return await strapi.db.transaction(async () => {
        const stored = await findTrack(documentId)
        if (context.action === 'delete' && (stored?.revision ?? 0) > 0)
          throw staffError(
            'Reports refer to this track: withdraw it instead',
            'Laporan merujuk lagu ini: tarik saja, jangan dihapus',
          )
        const result = await next()
        if (stored && context.action === 'update') await followUp(stored, data)
        return result
      })
    } catch (error) {
      // Two concurrent saves can both pass the check above, but only one of them passes the index.
      if (findViolatedColumn(error) !== 'isrc') throw error
      const stored = await findTrack(documentId)
      throwFieldErrors(await isrcErrors({ ...stored, ...data }))
      throw error
    }
  })
}
