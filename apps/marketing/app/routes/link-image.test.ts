import { sampleContentPage } from '@bgm/api-client/testing'
import { describe, expect, test } from 'vitest'
import { imageSize } from '#app/link-images/layout'
import { catchResponse, loaderArgs, respondWithRows, startCms } from '#app/testing/cms'
import { loader } from './link-image'

const request = (path: string) => {
  const name = path.slice(path.indexOf('/pictures/') + '/pictures/'.length)
  return loader(loaderArgs(path, { params: { '*': name } }))
}
const toBytes = async (path: string) => Buffer.from(await (await request(path)).arrayBuffer())

describe('the link image', { timeout: 30_000 }, () => {
  test('is a small, cacheable PNG of the declared size that other sites may embed', async () => {
    startCms()
    const response = await request('/pictures/home.png')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('public, max-age='),
      'cross-origin-resource-policy': 'cross-origin',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height])
    expect(bytes.length).toBeLessThan(100_000)
  })

  test('differs by page and language, and changes with the page’s text', async () => {
    const { server } = startCms()
    const [id, en, hotel] = await Promise.all(
      ['/pictures/home.png', '/en/pictures/home.png', '/pictures/industry/hotel.png'].map(toBytes),
    )
    expect(new Set([id, en, hotel].map(bytes => bytes?.toString('base64'))).size).toBe(3)
    server.use(respondWithRows('pages', [{ ...sampleContentPage, sections: [] }]))
    expect((await toBytes('/pictures/home.png')).equals(id ?? Buffer.of())).toBe(false)
  })

  test.each([
    '/pictures/nope.png',
    '/pictures/industry/nope.png',
    '/pictures/home.jpg',
    '/pictures/a/b/c.png',
  ])('returns 404 for %s', async path => {
    startCms()
    expect((await catchResponse(() => request(path))).status).toBe(404)
  })
})
