import type { Account } from '../../../call'

const uid = 'api::consent.consent'
const page = 'api::page.page'

type Page = { publishedAt: string | null; updatedAt: string }

const documents = { terms: 'terms-and-condition', contact: 'privacy-policy' }

/** The published document in that language, or in Indonesian, named by when it was published. */
async function versionOf(slug: string, locale: Account['locale']): Promise<string> {
  if (!(page in strapi.contentTypes)) return 'unpublished'
  for (const language of [locale, 'id']) {
    const found: Page | null = await strapi.db.query(page).findOne({
      where: { slug, locale: language, publishedAt: { $notNull: true } },
    })
    if (found) return `${language}@${new Date(found.publishedAt ?? found.updatedAt).toISOString()}`
  }
  return 'unpublished'
}

/** Proves one consent: a row is only ever added (see the lifecycles), one per purpose and occasion. */
export async function recordConsent(
  owner: string,
  purpose: keyof typeof documents,
  locale: Account['locale'],
): Promise<void> {
  await strapi.db.query(uid).create({
    data: {
      owner,
      purpose,
      locale,
      document_version: await versionOf(documents[purpose], locale),
      accepted_at: new Date(),
    },
  })
}
