import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

const page = 'api::page.page'
const pages = `/content-manager/collection-types/${page}`
let backend: Backend
let editor: Awaited<ReturnType<typeof openPanel>>
let count = 0
let slug: string
let id: string

const seoFields = { seo: { title: 'Promo Lebaran', description: 'Musik berlisensi untuk bulan Ramadan.' } }
const write = (locale: string, values: object) =>
  editor.call('PUT', `${pages}/${id}?locale=${locale}`, values)
const publish = (locale: string) => editor.call('POST', `${pages}/${id}/actions/publish?locale=${locale}`, {})
const shownAt = async (address: string, locale = 'id') =>
  (await backend.call('GET', `/pages?filters[slug][$eq]=${address}&locale=${locale}&status=draft`)).body
    .data[0]
const getRedirect = async (address: string, locale = 'id') =>
  (await backend.call('GET', `/page-redirects?filters[slug][$eq]=${address}&locale=${locale}`)).body.data[0]
    ?.target

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
})
afterAll(() => backend.stop())

beforeEach(async () => {
  slug = `promo-${++count}`
  const created = await editor.call('POST', `${pages}?locale=id`, { title: 'Promo', slug, ...seoFields })
  expect(created.status).toBe(201)
  id = created.body.data.documentId
})

describe('a campaign page', () => {
  test('can be published by an editor under its own path, in both languages', async () => {
    expect(await shownAt(slug)).toBeUndefined()
    await write('en', { title: 'Offer', ...seoFields })
    for (const locale of ['id', 'en']) expect((await publish(locale)).status).toBe(200)
    expect((await shownAt(slug)).title).toBe('Promo')
    expect((await shownAt(slug, 'en')).title).toBe('Offer')
  })

  test('moves in every language at once when it is renamed, and its old paths redirect to it', async () => {
    await write('en', { title: 'Offer', ...seoFields })
    for (const locale of ['id', 'en']) await publish(locale)
    for (const next of [`${slug}-2`, `${slug}-3`]) {
      await write('id', { slug: next })
      expect(await shownAt(next)).toBeUndefined()
      await publish('id')
    }
    expect((await shownAt(`${slug}-3`, 'en')).title).toBe('Offer')
    expect(await shownAt(slug, 'en')).toBeUndefined()
    expect(await Promise.all([slug, `${slug}-2`, `${slug}-3`].map(address => getRedirect(address)))).toEqual([
      `${slug}-3`,
      `${slug}-3`,
      undefined,
    ])
  })

  test('is not redirected after it is renamed back to its original path', async () => {
    await publish('id')
    for (const next of [`${slug}-away`, slug]) {
      await write('id', { slug: next })
      await publish('id')
    }
    expect(await getRedirect(slug)).toBeUndefined()
    expect(await getRedirect(`${slug}-away`)).toBe(slug)
    expect((await shownAt(slug)).title).toBe('Promo')
  })

  test('is not a redirect target while it is unpublished', async () => {
    await publish('id')
    await write('id', { slug: `${slug}-new` })
    await publish('id')
    const action = (name: string) =>
      editor.call('POST', `${pages}/${id}/actions/${name}?locale=id`, { discardDraft: false })
    expect((await action('unpublish')).status).toBe(200)
    expect(await getRedirect(slug)).toBeUndefined()
    expect((await action('publish')).status).toBe(200)
    expect(await getRedirect(slug)).toBe(`${slug}-new`)
  })

  test('is a redirect target only in English if it exists only in English', async () => {
    await write('en', { title: 'Offer', ...seoFields })
    await publish('en')
    await write('en', { slug: `${slug}-new` })
    await publish('en')
    expect(await getRedirect(slug)).toBeUndefined()
    expect(await getRedirect(slug, 'en')).toBe(`${slug}-new`)
  })

  test.each(['register', 'api', 'en', 'uploads'])('cannot take /%s, which the site uses', async reserved => {
    const { status, body } = await write('id', { slug: reserved })
    expect([status, body.error.details.errors[0].path]).toEqual([400, ['slug']])
    expect(body.error.message).toContain(`/${reserved}`)
  })

  test('cannot take the address of another page in any language, or one that leads to another page', async () => {
    await publish('id')
    const refusal = async (locale: string, taken: string) => {
      const { status, body } = await write(locale, { title: 'Promo', slug: taken, ...seoFields })
      return [status, body.error?.message]
    }
    const first = id
    const firstSlug = slug
    await write('id', { slug: `${firstSlug}-moved` })
    await publish('id')
    const created = await editor.call('POST', `${pages}?locale=id`, {
      title: 'Lain',
      slug: `${firstSlug}-other`,
      ...seoFields,
    })
    id = created.body.data.documentId
    for (const locale of ['id', 'en']) {
      expect(await refusal(locale, `${firstSlug}-moved`)).toEqual([400, expect.stringContaining('“Promo”')])
      expect(await refusal(locale, firstSlug)).toEqual([
        400,
        expect.stringContaining(`the former address of /${firstSlug}-moved`),
      ])
      expect((await refusal(locale, 'about'))[0]).toBe(400)
    }
    id = first
    expect((await write('id', { slug: firstSlug })).status).toBe(200)
  })

  test('is not created at the address of another page', async () => {
    const body = { title: 'Kembar', slug, ...seoFields }
    for (const locale of ['id', 'en'])
      expect((await editor.call('POST', `${pages}?locale=${locale}`, body)).status).toBe(400)
  })

  test('a redirect cannot lead away from a page or from an address of the site', async () => {
    const owner = await openPanel(backend)
    const redirect = (from: string) =>
      owner.create('api::page-redirect.page-redirect', { slug: from, target: 'about' })
    for (const taken of [slug, 'product', 'api', 'Promo', 'about'])
      expect([taken, (await redirect(taken)).status]).toEqual([taken, 400])
    expect((await redirect(`${slug}-lama`)).status).toBe(201)
  })

  test('cannot be cloned to a path that the site uses', async () => {
    const clone = (to: string) =>
      editor.call('POST', `${pages}/clone/${id}?locale=id`, { title: 'Promo', slug: to, ...seoFields })
    expect((await clone('register')).status).toBe(400)
    expect((await clone(`${slug}-clone`)).status).toBe(200)
  })

  test.each(['Promo', 'promo lebaran', 'a/b', '-a', 'x'.repeat(61)])(
    'cannot have the path %s',
    async wrong => {
      expect((await write('id', { slug: wrong })).status).toBe(400)
    },
  )
})

test('a page that the header or footer links to cannot be renamed', async () => {
  const { documentId } = (await backend.strapi
    .documents(page)
    .findFirst({ filters: { slug: 'about' }, locale: 'id' })) ?? { documentId: '' }
  id = documentId
  const { status, body } = await write('id', { slug: 'tentang' })
  expect([status, body.error.details.errors[0].path]).toEqual([400, ['slug']])
  expect((await write('id', { slug: 'about', title: 'Tentang kami' })).status).toBe(200)
})
