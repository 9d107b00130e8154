import { royaltyWording } from '#src/site/populate/site-setting'
import { fallbackLocale } from './locale'

type Wording = { sentence: string; answer: string; coverage_label: string }

export type RoyaltySetting = {
  locale: string
  royalty: 'separate' | 'included'
  wording_separate: Wording | null
  wording_included: Wording | null
}

export const findCurrentWording = (setting: RoyaltySetting): Wording | null =>
  setting.royalty === 'included' ? setting.wording_included : setting.wording_separate

/** The royalty setting, on which every sentence about the royalty depends. */
export async function getRoyalty(): Promise<RoyaltySetting['royalty']> {
  const row: Pick<RoyaltySetting, 'royalty'> | null = await strapi.db
    .query('api::site-setting.site-setting')
    .findOne({ where: { locale: fallbackLocale }, select: ['royalty'] })
  return row?.royalty ?? 'separate'
}

async function readWordings(): Promise<Map<string, Wording | null>> {
  const rows: RoyaltySetting[] = await strapi.db
    .query('api::site-setting.site-setting')
    .findMany({ select: ['locale', 'royalty'], populate: royaltyWording })
  return new Map(rows.map(row => [row.locale, findCurrentWording(row)]))
}

function replaceTokens(value: unknown, wording: Wording): unknown {
  if (typeof value === 'string') {
    return value.replaceAll('{royalty_answer}', wording.answer).replaceAll('{royalty}', wording.sentence)
  }
  if (Array.isArray(value)) return value.map(entry => replaceTokens(entry, wording))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replaceTokens(entry, wording)]),
  )
}

/** Replaces `{royalty}` and `{royalty_answer}` in all texts with the wording of the site setting. */
export async function replaceRoyaltyPlaceholders(body: unknown): Promise<unknown> {
  if (!JSON.stringify(body ?? null).includes('{royalty')) return body
  const wordings = await readWordings()
  const fill = (entry: unknown) => {
    const { locale } = entry as { locale?: string }
    const wording = wordings.get(locale ?? fallbackLocale) ?? wordings.get(fallbackLocale)
    return wording ? replaceTokens(entry, wording) : entry
  }
  return Array.isArray(body) ? body.map(fill) : fill(body)
}
