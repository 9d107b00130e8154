import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, previewToken, startBackend } from '#tests/harness'
import { isLongRun } from '#tests/long-run'
import { createMember } from '#tests/people'

const marker = 'draf-rahasia'

type Attribute = { type: string; regex?: RegExp | string; repeatable?: boolean; private?: boolean }
type Type = {
  uid: `api::${string}.${string}`
  path: string
  i18n: boolean
  fields: string[]
  lists: string[]
}
type Draft = { type: Type; documentId: string; published: string | null }

const callerNames = ['nobody', 'member', 'a reading token'] as const

let backend: Backend
let drafts: Draft[]
let callers: Record<(typeof callerNames)[number], string | undefined>

const holdsText = ([, { type, regex }]: [string, Attribute]) =>
  /^(string|text)$/.test(type) && (!regex || new RegExp(regex).test(marker))

/** All content types with drafts. */
function typesWithDrafts(): Type[] {
  return Object.values(backend.strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish)
    .map(({ uid, info, kind, pluginOptions, attributes }) => {
      const attributeEntries = Object.entries(attributes as Record<string, Attribute>)
      return {
        uid: uid as Type['uid'],
        path: `/${kind === 'singleType' ? info.singularName : info.pluralName}`,
        i18n: (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true,
        fields: attributeEntries.filter(entry => holdsText(entry) && !entry[1].private).map(([name]) => name),
        lists: attributeEntries.filter(([, { repeatable }]) => repeatable).map(([name]) => name),
      }
    })
}

async function addDraft({ uid, i18n, fields, lists }: Type): Promise<Omit<Draft, 'type'>> {
  const documents = backend.strapi.documents(uid)
  const locale = i18n ? { locale: 'id' } : {}
  const data = Object.fromEntries([...fields.map(name => [name, marker]), ...lists.map(name => [name, []])])
  const { documentId } = await documents.create({ ...locale, status: 'draft', data })
  // A published document with unpublished changes has a draft too.
  const published = await documents.findFirst({ ...locale, status: 'published' })
  const changed = { [fields[0] ?? '']: `${marker}-ubahan` }
  if (published) await documents.update({ documentId: published.documentId, ...locale, data: changed })
  return { documentId, published: published?.documentId ?? null }
}

const queries = (field: string) => [
  '',
  'status=draft',
  'status[]=draft',
  'status[]=published&status[]=draft',
  'status=published&status=draft',
  'status[$eq]=draft',
  'status=DRAFT',
  'publicationState=preview',
  'publicationFilter=never-published&status=draft',
  'publicationFilter=modified&status=draft',
  'hasPublishedVersion=false&status=draft',
  'populate=*&status=draft',
  'populate[localizations]=true&status=draft',
  'populate[localizations][populate]=*&populate[localizations][status]=draft',
  'populate[sections][populate]=*&status=draft',
  'filters[publishedAt][$null]=true&status=draft',
  'filters[$or][0][publishedAt][$null]=true&filters[$or][1][publishedAt][$notNull]=true&status=draft',
  `filters[${field}][$contains]=${marker}&status=draft`,
  `filters[localizations][${field}][$contains]=${marker}`,
  `filters[$not][localizations][${field}][$notContains]=${marker}`,
  'filters[localizations][publishedAt][$null]=true',
  `sort=localizations.${field}:asc`,
  `_q=${marker}&status=draft`,
  'locale=en&status=draft',
  'locale=id&status=draft&pagination[pageSize]=100',
  'locale=*&status=draft',
  'locale[]=id&locale[]=en&status=draft',
  `fields[0]=${field}&status=draft`,
  'sort=publishedAt:asc&status=draft',
]

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  // A package can only be saved once its terms exist.
  await backend.strapi
    .documents('api::package-term.package-term')
    .create({ data: { key: marker, contact_only: true, max_zones: 1 } })
  drafts = []
  for (const type of typesWithDrafts()) drafts.push({ type, ...(await addDraft(type)) })
  const tokens = backend.strapi.service('admin::api-token')
  const reading = await tokens.create({ name: 'reading', description: '', type: 'read-only', lifespan: null })
  callers = {
    nobody: undefined,
    member: (await createMember(backend)).token,
    'a reading token': reading.accessKey,
  }
})
afterAll(() => backend.stop())

test('these tests cover every content type with drafts', () => {
  const paths = drafts.map(({ type }) => type.path)
  for (const path of ['/pages', '/industries', '/faqs', '/testimonials', '/clients', '/packages']) {
    expect(paths).toContain(path)
  }
  expect(drafts.every(({ type, published }) => type.fields.length > 0 && published)).toBe(true)
})

describe.each(callerNames)('for %s', caller => {
  const own = callerNames.indexOf(caller)
  // Outside the long run, only one caller sends each combination of query and type, but every caller sends
  // every query and reads every type.
  const queriesFor = (field: string, type: number) =>
    queries(field).filter((_, query) => isLongRun || (query + type) % callerNames.length === own)

  test('no list shows, counts or finds a draft, with any query', async () => {
    const seen: string[] = []
    for (const [index, { type }] of drafts.entries()) {
      for (const query of queriesFor(type.fields[0] ?? '', index)) {
        const { status, text, body } = await backend.call('GET', `${type.path}?${query}`, {
          token: callers[caller],
        })
        const oracle = query.includes(marker) && body?.data?.length > 0
        if (status >= 500 || text.includes(marker) || oracle) seen.push(`${type.path}?${query} ${status}`)
      }
    }
    expect(seen).toEqual([])
  })

  test('no document shows its draft, and one that was never published is not returned', async () => {
    const seen: string[] = []
    for (const [index, { type, documentId, published }] of drafts.entries()) {
      for (const query of queriesFor(type.fields[0] ?? '', index)) {
        const options = { token: callers[caller] }
        const hidden = await backend.call('GET', `${type.path}/${documentId}?${query}`, options)
        if (![400, 404].includes(hidden.status)) seen.push(`${type.path}/draft?${query} ${hidden.status}`)
        const changed = await backend.call('GET', `${type.path}/${published}?${query}`, options)
        if (changed.status >= 500 || changed.text.includes(marker)) seen.push(`${type.path}/changed?${query}`)
      }
    }
    expect(seen).toEqual([])
  })
})

test('the draft page of the sample data is not visible', async () => {
  for (const locale of ['id', 'en']) {
    const { text } = await backend.call('GET', `/pages?locale=${locale}&status=draft`)
    expect(text).not.toContain('draft-sample')
  }
})

test('the preview token shows drafts, in responses that cannot be cached', async () => {
  for (const { type, documentId } of drafts) {
    const list = await backend.call('GET', `${type.path}?locale=id&status=draft`, { token: previewToken })
    expect([type.path, list.text.includes(marker)]).toEqual([type.path, true])
    expect(list.headers.get('cache-control')).toBe('no-store')
    const one = await backend.call('GET', `${type.path}/${documentId}?status=draft`, { token: previewToken })
    expect(one.status).toBe(200)
  }
  const [page] = (
    await backend.call('GET', '/pages?filters[slug][$eq]=draft-sample&locale=en&status=draft', {
      token: previewToken,
    })
  ).body.data
  expect(page).toMatchObject({ slug: 'draft-sample', locale: 'en' })
})

test('rejects a preview token with an extra character', async () => {
  expect((await backend.call('GET', '/pages?status=draft', { token: `${previewToken}x` })).status).toBe(401)
})
