import { type ConsentPurpose, consentPurposes } from '@bgm/validation'
import { z } from 'zod'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'

const uid = 'api::consent.consent'
/**
 * `contact` is the consent given with a contact message or partner application. Its owner is the id of that
 * record.
 */
type Purpose = ConsentPurpose | 'contact'

const documents: Record<Purpose, string> = {
  terms: 'terms-and-condition',
  privacy: 'privacy-policy',
  marketing: 'privacy-policy',
  contact: 'privacy-policy',
}

const consentRow = z.object({
  owner: z.string(),
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  document_version: z.string(),
  locale: z.enum(['id', 'en']),
  at: z.coerce.date(),
})
const pageRow = z.object({ slug: z.string(), version: z.string().nullable(), publishedAt: z.coerce.date() })

export type ConsentRow = z.output<typeof consentRow>

const unpublished = 'unpublished'

const toDate = (time: Date) => time.toISOString().slice(0, 10)

/**
 * The current version of each purpose's document: the version date of the document, or else its publication
 * date.
 */
export async function getDocumentVersions(): Promise<Record<Purpose, string>> {
  const rows: unknown = await strapi.db.query('api::page.page').findMany({
    select: ['slug', 'version', 'publishedAt'],
    where: { slug: { $in: Object.values(documents) }, publishedAt: { $notNull: true } },
    orderBy: { id: 'asc' },
  })
  const versions = new Map(
    z
      .array(pageRow)
      .parse(rows)
      .map(({ slug, version, publishedAt }) => [slug, version ?? toDate(publishedAt)]),
  )
  const currentVersion = (purpose: Purpose) => versions.get(documents[purpose]) ?? unpublished
  return {
    terms: currentVersion('terms'),
    privacy: currentVersion('privacy'),
    marketing: currentVersion('marketing'),
    contact: currentVersion('contact'),
  }
}

/** Records that a consent was given or withdrawn. Rows are append-only (see lifecycles.ts). */
export async function recordConsent(
  owner: string,
  purpose: Purpose,
  locale: Account['locale'],
  given = true,
): Promise<void> {
  const { [purpose]: document_version } = await getDocumentVersions()
  if (given && document_version === unpublished) {
    strapi.log.error(`Cannot record consent: the page ${documents[purpose]} is not published`)
    throw new HttpError(503, `The page ${documents[purpose]} is not published`)
  }
  await strapi.db
    .query(uid)
    .create({ data: { owner, purpose, given, locale, document_version, at: new Date() } })
}

/** All consents that a person has given and withdrawn, newest first. */
export async function listConsents(owner: string): Promise<ConsentRow[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({ where: { owner }, orderBy: { id: 'desc' } })
  return z.array(consentRow).parse(rows)
}

/** Withdraws every consent that is currently given. */
export async function withdrawConsents(owner: string, locale: Account['locale']): Promise<void> {
  const rows = await listConsents(owner)
  for (const purpose of consentPurposes) {
    const newest = rows.find(row => row.purpose === purpose)
    if (newest?.given) await recordConsent(owner, purpose, locale, false)
  }
}

const dueRow = z.object({
  given: z.boolean(),
  accepted: z.string(),
  version: z.string().nullable(),
  published: z.date().nullable(),
})

/** Whether the account accepted only older terms than the current ones, or has withdrawn its consent. */
export async function mustAcceptTerms(owner: string): Promise<boolean> {
  const newest = await selectOne(
    sql`select c.given, c.document_version as accepted, p.version, p.published_at as published from consents c
    left join pages p on p.id = (select max(id) from pages where slug = ${documents.terms} and published_at is not null)
    where c.owner = ${owner} and c.purpose = 'terms' order by c.id desc limit 1`,
    dueRow,
  )
  if (!newest?.published) return false
  const { given, accepted, version, published } = newest
  return !given || accepted === unpublished || accepted < (version ?? toDate(published))
}
