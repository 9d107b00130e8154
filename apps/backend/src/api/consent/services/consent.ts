import type { Account } from '../../../call'

const uid = 'api::consent.consent'
const page = 'api::page.page'

type Page = { publishedAt: string | null; updatedAt: string }

/** The published terms in that language, or in Indonesian, named by when they were published. */
async function termsVersion(locale: Account['locale']): Promise<string> {
  if (!(page in strapi.contentTypes)) return 'unpublished'
  for (const language of [locale, 'id']) {
    const found: Page | null = await strapi.db.query(page).findOne({
      where: { slug: 'terms-and-condition', locale: language, publishedAt: { $notNull: true } },
    })
    if (found) return `${language}@${new Date(found.publishedAt ?? found.updatedAt).toISOString()}`
  }
  return 'unpublished'
}

/** Proves one consent: a row is only ever added (see the lifecycles), one per purpose and occasion. */
export async function recordConsent(
  owner: string,
  purpose: 'terms',
  locale: Account['locale'],
): Promise<void> {
  await strapi.db.query(uid).create({
    data: { owner, purpose, locale, document_version: await termsVersion(locale), accepted_at: new Date() },
  })
}
