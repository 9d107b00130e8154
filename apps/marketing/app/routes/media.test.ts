import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, startCms } from '#app/testing/cms'
import { loader as media } from './media'

const load = (file: string) => media(loaderArgs(`/media/${file}`, { params: { file } }))

test('serves a rendition as immutable, and fetches it from the CMS only once', async () => {
  const { server } = startCms()
  let reads = 0
  server.use(
    http.get(new URL('/uploads/lobi_ab12_640_0123456789.avif', env.cmsApiUrl).href, () => {
      reads += 1
      return HttpResponse.arrayBuffer(Uint8Array.of(1, 2, 3).buffer, { headers: { 'content-length': '3' } })
    }),
  )
  for (const _ of [1, 2]) {
    const result = await load('lobi_ab12_640_0123456789.avif')
    expect(new Uint8Array(await result.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3))
    expect(result.headers.get('content-type')).toBe('image/avif')
    expect(result.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect(reads).toBe(1)
})

test.each([
  'lobi.avif',
  'lobi_640_0123456789.html',
  '../lobi_640_0123456789.avif',
  'http://x.test/a_640_0123456789.avif',
  `${'a'.repeat(300)}_640_0123456789.avif`,
])('returns 404 for the invalid file name %s', async file => {
  startCms()
  expect((await catchResponse(() => load(file))).status).toBe(404)
})

test('returns 404 if the CMS does not have the file, or if it is too large', async () => {
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
    expect((await catchResponse(() => load(file))).status).toBe(404)
})

test('returns 503 while the CMS does not respond, and the image once it does', async () => {
  const { server } = startCms()
  const url = new URL('/uploads/later_640_0123456789.avif', env.cmsApiUrl).href
  server.use(http.get(url, () => HttpResponse.error()))
  const failed = await catchResponse(() => load('later_640_0123456789.avif'))
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store'])
  server.use(
    http.get(url, () =>
      HttpResponse.arrayBuffer(Uint8Array.of(1).buffer, { headers: { 'content-length': '1' } }),
    ),
  )
  expect((await load('later_640_0123456789.avif')).status).toBe(200)
})

test('reads at most six files from the CMS concurrently, and rejects requests while two hundred are waiting', async () => {
  const { server } = startCms()
  let reading = 0
  let most = 0
  const release: (() => void)[] = []
  server.use(
    http.get(new URL('/uploads/:file', env.cmsApiUrl).href, async () => {
      reading += 1
      most = Math.max(most, reading)
      await new Promise<void>(resolve => release.push(resolve))
      reading -= 1
      return new HttpResponse(null, { status: 404 })
    }),
  )
  const answers = Array.from({ length: 220 }, (_, index) =>
    catchResponse(() => load(`unknown-${index}_640_0123456789.avif`)),
  )
  await vi.waitFor(() => expect(release).toHaveLength(6))
  const timer = setInterval(() => {
    for (const answer of release.splice(0)) answer()
  }, 1)
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  clearInterval(timer)
  expect(most).toBe(6)
  expect(statuses.filter(status => status === 404)).toHaveLength(206)
  expect(statuses.filter(status => status === 503)).toHaveLength(14)
})
