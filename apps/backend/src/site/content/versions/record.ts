import { z } from 'zod'
import { fallbackLocale } from '#src/site/content/locale'
import { languages } from '#src/site/content/locales'
import { isVersioned, type VersionedModel } from './models'
import { fullName, hasDrafts, readEntry, toVersionContent } from './snapshot'
import { hasVersions, removeVersions, storeVersion } from './store'

const params = z.object({
  documentId: z.string().optional(),
  locale: z.union([z.string(), z.array(z.string())]).nullish(),
})

/** Whether an action on an existing entry changes what is published. */
const publishes = (model: VersionedModel, action: string) =>
  action === (hasDrafts(model) ? 'publish' : 'update')

/** The languages that an action affects, interpreting `locale` as the document service does. */
function listLanguages(locale: z.output<typeof params>['locale']): string[] {
  return locale === '*' ? languages : [locale ?? fallbackLocale].flat()
}

/** Stores, as the first version, content that was published before versions existed. */
async function storeFirst(model: VersionedModel, entry: string, language: string): Promise<void> {
  if (await hasVersions({ model, entry, language })) return
  const before = await readEntry(model, entry, language, 'published')
  if (!before) return
  const at = before.publishedAt ?? before.updatedAt
  const content = toVersionContent(model, before)
  await storeVersion({ model, entry, language }, { at, person: fullName(before.updatedBy), content })
}

async function storeNow(model: VersionedModel, entry: string, language: string): Promise<void> {
  const now = await readEntry(model, entry, language, 'published')
  if (!now) return
  const person = fullName(strapi.requestContext.get()?.state.user)
  await storeVersion(
    { model, entry, language },
    { at: new Date(), person, content: toVersionContent(model, now) },
  )
}

/** Stores each published version of pages, industries and site settings, in the transaction that publishes it. */
export function recordVersions(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    const { documentId: entry, locale } = params.parse(context.params)
    if (!isVersioned(uid) || !entry) return next()
    if (action === 'delete')
      return await strapi.db.transaction(async () => {
        const result = await next()
        for (const language of listLanguages(locale)) await removeVersions({ model: uid, entry, language })
        return result
      })
    if (!publishes(uid, action)) return next()
    return await strapi.db.transaction(async () => {
      const affected = listLanguages(locale)
      for (const language of affected) await storeFirst(uid, entry, language)
      const result = await next()
      for (const language of affected) await storeNow(uid, entry, language)
      return result
    })
  })
}
