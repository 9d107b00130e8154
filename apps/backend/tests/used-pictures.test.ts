import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createPlainPicture } from '#tests/images'
import { openPanel } from '#tests/panel'

let backend: Backend
let editor: Awaited<ReturnType<typeof openPanel>>

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
})
afterAll(() => backend.stop())

const page = 'api::page.page'
type File = { id: number; hash: string; url: string }

async function uploadPicture(name: string, folder?: number): Promise<File> {
  const body = new FormData()
  body.append(
    'files',
    new Blob([new Uint8Array(await createPlainPicture(1600, 1000))], { type: 'image/jpeg' }),
    name,
  )
  body.append('fileInfo', JSON.stringify({ name, alternativeText: 'Warna', ...(folder && { folder }) }))
  const headers = { authorization: `Bearer ${editor.token}` }
  const response = await fetch(`${backend.origin}/upload`, { method: 'POST', headers, body })
  const [file] = (await response.json()) as File[]
  if (!file) throw new Error(`The upload answered ${response.status}`)
  return file
}

const exists = async ({ id }: File) =>
  (await backend.strapi.db.query('plugin::upload.file').count({ where: { id } })) === 1
const removeOne = ({ id }: File) => editor.call('DELETE', `/upload/files/${id}`)
const removeSeveral = (body: object) => editor.call('POST', '/upload/actions/bulk-delete', body)

async function createPage(title: string, sections: object[]): Promise<void> {
  const created = await editor.call('POST', `/content-manager/collection-types/${page}?locale=id`, {
    title,
    slug: title.toLowerCase(),
    seo: { title: 'Promo Lebaran', description: 'Musik berlisensi untuk bulan Ramadan.' },
    sections,
  })
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
}

test('a picture that a page uses cannot be deleted, alone or with others, and the message lists the pages', async () => {
  const [used, unused] = [await uploadPicture('dipakai.jpg'), await uploadPicture('bebas.jpg')]
  await createPage('Bergambar', [{ __component: 'sections.rich-text', body: `![Warna](${used.url})` }])
  const refused = await removeOne(used)
  expect([refused.status, refused.body.error.message]).toEqual([
    400,
    expect.stringContaining('Bergambar (Page, id)'),
  ])
  expect((await removeSeveral({ fileIds: [unused.id, used.id] })).status).toBe(400)
  expect([await exists(used), await exists(unused)]).toEqual([true, true])
  expect((await removeSeveral({ fileIds: [unused.id] })).status).toBe(200)
  expect(await exists(unused)).toBe(false)
})

test('a picture in a field of a section or of a testimonial cannot be deleted', async () => {
  const file = await uploadPicture('foto.jpg')
  const query = backend.strapi.db.query('api::testimonial.testimonial')
  const before = await query.findOne({ where: {}, populate: { avatar: true } })
  await query.update({ where: { id: before.id }, data: { avatar: file.id } })
  expect((await removeOne(file)).body.error.message).toContain(`${before.name} (Testimonial`)
  await query.update({ where: { id: before.id }, data: { avatar: null } })
  expect((await removeOne(file)).status).toBe(200)

  const inPages = await backend.strapi.db.query(page).findMany({
    populate: { sections: { on: { 'sections.intro': { populate: { image: true } } } } },
  })
  const shown = inPages.flatMap(({ sections }: { sections: { image?: File }[] }) =>
    sections.flatMap(({ image }) => image ?? []),
  )
  if (shown[0]) expect((await removeOne(shown[0])).status).toBe(400)
})

test('a folder with a picture in use cannot be deleted', async () => {
  const folder = await editor.call('POST', '/upload/folders', { name: 'Kampanye' })
  const { id } = folder.body.data
  const used = await uploadPicture('folder.jpg', id)
  await createPage('Berfolder', [{ __component: 'sections.rich-text', body: `![Warna](${used.url})` }])
  expect((await removeSeveral({ folderIds: [id] })).status).toBe(400)
  expect(await exists(used)).toBe(true)
})

test('every type with pictures is searched for uses', () => {
  const { contentTypes, components } = backend.strapi
  const models: { uid: string; attributes: Record<string, { type: string }> }[] = [
    ...Object.values(contentTypes),
    ...Object.values(components),
  ]
  const owners = models
    .filter(({ uid }) => !/^(plugin|admin|strapi)::/.test(uid))
    .filter(({ attributes }) => Object.values(attributes).some(({ type }) => /^(media|richtext)$/.test(type)))
    .map(({ uid }) => uid)
  expect(owners.sort()).toEqual([
    'api::testimonial.testimonial',
    'sections.closing',
    'sections.intro',
    'sections.rich-text',
  ])
})
