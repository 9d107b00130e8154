import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, startCms } from '#app/testing/cms'
import { loader as media } from './media'

const ask = (file: string) => media(loaderArgs(`/media/${file}`, { params: { file } }))

it('serves a rendition as immutable, and fetches it from the CMS once', async () => {
  const { server } = startCms()
  let reads = 0
  server.use(
    http.get(new URL('/uploads/lobi_ab12_640_0123456789.avif', env.cmsApiUrl).href, () => {
      reads += 1
      return HttpResponse.arrayBuffer(Uint8Array.of(1, 2, 3).buffer, { headers: { 'content-length': '3' } })
    }),
  )
  for (const _ of [1, 2]) {
    const answer = await ask('lobi_ab12_640_0123456789.avif')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
    expect(answer.headers.get('content-type')).toBe('image/avif')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(reads).toBe(1)
})

it.each([
  'lobi.avif',
  'lobi_640_0123456789.html',
  '../lobi_640_0123456789.avif',
  'http://x.test/a_640_0123456789.avif',
  `${'a'.repeat(300)}_640_0123456789.avif`,
])('returns 404 for the invalid file name %s', async file => {
  startCms()
  expect((await catchResponse(() => ask(file))).status).toBe(404)
})

it('returns 404 if the CMS does not have the file, or if it is too large', async () => {
  const { server } = startCms()
  const headers = { 'content-length': '200000' }
  server.use(
    http.get(
      new URL('/uploads/none_640_0123456789.webp', env.cmsApiUrl).href,
      () => new HttpResponse(null, { status: 404 }),
    ),
    http.get(new URL('/uploads/huge_640_0123456789.webp', env.cmsApiUrl).href, () =>
      HttpResponse.text('x'.repeat(200_000), { headers }),
    ),
  )
  for (const file of ['none_640_0123456789.webp', 'huge_640_0123456789.webp'])
    expect((await catchResponse(() => ask(file))).status).toBe(404)
})
