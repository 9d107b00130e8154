import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

type Panel = Awaited<ReturnType<typeof openPanel>>
let backend: Backend
let editor: Panel
let author: Panel

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
  author = await openPanel(backend, 'strapi-author')
})
afterAll(() => backend.stop())

const page = 'api::page.page'
const setting = 'api::site-setting.site-setting'

const getId = async (uid: string, where: object) =>
  String((await backend.strapi.db.query(uid).findOne({ where })).documentId)
const pageId = (slug: string) => getId(page, { slug })
const versions = (id: string, rest = '', locale = 'id') =>
  `/content-manager/versions/${page}/${id}${rest}?locale=${locale}`
const listVersions = async (id: string, locale?: string) =>
  (await editor.call('GET', versions(id, '', locale))).body.data

async function publish(id: string, sent: object, locale = 'id') {
  const path = `/content-manager/collection-types/${page}/${id}/actions/publish?locale=${locale}`
  expect((await editor.call('POST', path, sent)).status).toBe(200)
}
const draft = async (id: string, locale = 'id') =>
  (await editor.call('GET', `/content-manager/collection-types/${page}/${id}?locale=${locale}`)).body.data
const restore = (panel: Panel, id: string, version: string, body: object = {}) =>
  panel.call('POST', versions(id, `/${version}/restore`), body)

test('the first publish also stores the previously published version, with author and time', async () => {
  const id = await pageId('about')
  expect(await listVersions(id)).toEqual([])
  const { title } = await draft(id)
  await publish(id, { title: 'Judul kedua' })
  const [second, first, ...others] = await listVersions(id)
  expect(others).toEqual([])
  expect([second.person, second.online, first.person, first.online]).toEqual([
    'Dewi Lestari',
    true,
    null,
    false,
  ])
  expect(Date.now() - Date.parse(second.published_on)).toBeLessThan(60_000)
  expect(await listVersions(id, 'en')).toEqual([])
  const { body } = await editor.call('GET', versions(id, `/${first.id}`))
  expect(body.data).toMatchObject({ missing: [], restorable: true })
  const [change] = body.data.changes
  expect(change.where).toEqual([{ id: `content-manager.content-types.${page}.title`, label: 'Title' }])
  const text = (kinds: string[]) => change.parts.filter(({ kind }: { kind: string }) => kinds.includes(kind))
  expect(
    text(['same', 'removed'])
      .map((part: { text: string }) => part.text)
      .join(''),
  ).toBe('Judul kedua')
  expect(
    text(['same', 'added'])
      .map((part: { text: string }) => part.text)
      .join(''),
  ).toBe(title)
})

test('restoring a version replaces all sections of the draft, but not the published page', async () => {
  const id = await pageId('about')
  const before = await draft(id)
  const section =
    before.sections.find(({ __component }: { __component: string }) => __component === 'sections.hero') ??
    before.sections[0]
  const sections = before.sections.filter(({ id }: { id: number }) => id !== section.id)
  await publish(id, { title: 'Tanpa satu bagian', sections })
  const [, earlier] = await listVersions(id)
  const shown = (await editor.call('GET', versions(id, `/${earlier.id}`))).body.data
  const added = shown.changes.find(({ type }: { type: string }) => type === 'section')
  expect(added.parts).toEqual([{ kind: 'added', text: expect.stringContaining(section.title ?? '') }])

  expect((await restore(author, id, earlier.id)).body.data).toEqual({ missing: [] })
  const after = await draft(id)
  const withoutIds = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, inner) => (key === 'id' ? undefined : inner)))
  expect([after.title, after.slug]).toEqual([before.title, 'about'])
  expect(withoutIds(after.sections)).toEqual(withoutIds(before.sections))
  const online = await backend.call('GET', '/pages?filters[slug]=about&locale=id')
  expect(JSON.stringify(online.body)).toContain('Tanpa satu bagian')
  expect((await listVersions(id)).length).toBe(3)
})

test('restoring does not overwrite a draft that was saved in the meantime', async () => {
  const id = await pageId('about')
  const { updatedAt } = await draft(id)
  await author.write(page, id, { title: 'Baru disimpan penulis' })
  const [, earlier] = await listVersions(id)
  const rejected = await restore(editor, id, earlier.id, { updatedAt })
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining('saved a newer version'),
  ])
  expect((await draft(id)).title).toBe('Baru disimpan penulis')
})

test('only the newest 20 versions are kept, and publishing without changes adds none', async () => {
  const id = await pageId('cookie')
  await publish(id, { title: 'Judul 1' })
  const stored = backend.strapi.db.query('api::content-version.content-version')
  const { model, entry, language, content } = await stored.findOne({
    where: { entry: id },
    orderBy: { id: 'desc' },
  })
  // Inserts the versions that publishing these titles would store.
  for (let index = 2; index <= 20; index += 1)
    await stored.create({
      data: {
        model,
        entry,
        language,
        content: { ...content, title: `Judul ${index}` },
        published_on: new Date(),
      },
    })
  for (const title of ['Judul 21', 'Judul 22', 'Judul 22']) await publish(id, { title })
  const all = await listVersions(id)
  expect(all.length).toBe(20)
  expect((await editor.call('GET', versions(id, `/${all[0].id}`))).body.data.changes).toEqual([])
  expect(await stored.count({ where: { entry: id } })).toBe(20)
  const oldest = (await editor.call('GET', versions(id, `/${all[19].id}`))).body.data
  expect(JSON.stringify(oldest.changes)).toContain('"added","text":"3"')
})

test('roles that cannot read pages see no versions, and restoring requires a session', async () => {
  const id = await pageId('cookie')
  const [, earlier] = await listVersions(id)
  for (const role of ['sales', 'support']) {
    const other = await openPanel(backend, role)
    expect((await other.call('GET', versions(id))).status).toBe(403)
    expect((await other.call('GET', versions(id, `/${earlier.id}`))).status).toBe(403)
    expect((await restore(other, id, earlier.id)).status).toBe(403)
  }
  const anonymous = await fetch(backend.origin + versions(id, `/${earlier.id}/restore`), { method: 'POST' })
  expect(anonymous.status).toBe(401)
})

test('roles that can only read pages see versions and cannot restore them', async () => {
  const role = await backend.strapi.service('admin::role').create({ name: 'Reader', code: 'reader' })
  const properties = { fields: ['title'], locales: ['id'] }
  const read = { action: 'plugin::content-manager.explorer.read', subject: page, properties }
  await backend.strapi.service('admin::role').assignPermissions(role.id, [read])
  const reader = await openPanel(backend, 'reader')
  const id = await pageId('about')
  const [, earlier] = await listVersions(id)
  const shown = (await reader.call('GET', versions(id, `/${earlier.id}`))).body.data
  expect(shown.restorable).toBe(false)
  expect(shown.changes.map(({ where }: { where: { label: string }[] }) => where[0]?.label)).toEqual(['Title'])
  expect((await restore(reader, id, earlier.id)).status).toBe(403)
  expect((await reader.call('GET', versions(id, '', 'en'))).status).toBe(403)
})

test('returns 404 for a version of another page, an unknown type and an unknown language', async () => {
  const [id, cookie] = [await pageId('about'), await pageId('cookie')]
  const [{ id: other }] = await listVersions(cookie)
  expect((await restore(editor, id, other)).status).toBe(404)
  expect((await editor.call('GET', versions(id, '', 'fr'))).status).toBe(404)
  const orders = `/content-manager/versions/api::order.order/${id}?locale=id`
  expect((await editor.call('GET', orders)).status).toBe(404)
})

test('every save of the site settings adds a version, shown without fields that the role cannot read', async () => {
  const single = `/content-manager/single-types/${setting}?locale=id`
  const id = await getId(setting, { locale: 'id' })
  const { legal_basis } = (await editor.call('GET', single)).body.data
  await editor.call('PUT', single, { legal_basis: 'Dasar hukum baru.' })
  const path = `/content-manager/versions/${setting}/${id}`
  const [, first] = (await editor.call('GET', `${path}?locale=id`)).body.data
  const shown = await editor.call('GET', `${path}/${first.id}?locale=id`)
  expect(shown.body.data.changes.length).toBe(1)
  expect((await editor.call('POST', `${path}/${first.id}/restore?locale=id`, {})).status).toBe(200)
  expect((await editor.call('GET', single)).body.data.legal_basis).toBe(legal_basis)
})

test('deleting a page deletes its versions', async () => {
  const seo = { title: 'Promo', description: 'Promo hotel' }
  const sections = [{ __component: 'sections.rich-text', body: 'Promo' }]
  const made = await editor.call('POST', `/content-manager/collection-types/${page}?locale=id`, {
    title: 'Promo',
    slug: 'promo-versi',
    seo,
    sections,
  })
  const { documentId } = made.body.data
  await publish(documentId, {})
  expect((await listVersions(documentId)).length).toBe(1)
  await editor.remove(page, documentId)
  const left = await backend.strapi.db
    .query('api::content-version.content-version')
    .count({ where: { entry: documentId } })
  expect(left).toBe(0)
})

test('restoring a version restores its images, and lists those that have been deleted', async () => {
  const uid = 'api::testimonial.testimonial'
  const { toDocumentInput, findMissingReferences } = loadCompiled(
    () => import('#src/site/content/versions/restore'),
  )
  // Testimonial images are shared by both languages, but the rules for references are the same.
  const model = uid as unknown as typeof page
  const picture = { name: 'wajah.png', hash: 'wajah', ext: '.png', mime: 'image/png', size: 1, url: '/w.png' }
  const files = backend.strapi.db.query('plugin::upload.file')
  const data = {
    ...picture,
    width: 92,
    height: 92,
    formats: { webp_92: {} },
    provider: 'local',
    alternativeText: 'Rania di lobi',
  }
  const { id } = await files.create({ data })
  const content = { avatar: [{ kind: 'file', id, name: picture.name }] }
  const documentId = await getId(uid, { locale: 'id' })
  const restored = async () => {
    const missing = await findMissingReferences(model, content)
    const input = toDocumentInput(model, content, missing)
    const after = await backend.strapi
      .documents(uid)
      .update({ documentId, locale: 'id', data: input, populate: ['avatar'] })
    return { names: missing.map(({ name }) => name), avatar: after?.avatar?.id ?? null }
  }
  expect(await restored()).toEqual({ names: [], avatar: id })
  await files.delete({ where: { id } })
  expect(await restored()).toEqual({ names: ['wajah.png'], avatar: null })
})
