import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { sharp, tinyPng } from '#tests/images'
import { createBlackPng, createGif, createPngHeader } from '#tests/large-pictures'
import { openPanel } from '#tests/panel'

let backend: Backend
let token = ''
beforeAll(async () => {
  backend = await startBackend()
  token = (await openPanel(backend, 'strapi-author')).token
})
afterAll(() => backend.stop())

async function upload(name: string, type: string, content: Buffer | string, path = '/upload') {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name)
  body.append('fileInfo', JSON.stringify({ name }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(backend.origin + path, { method: 'POST', headers, body })
  const sent = (await response.json()) as { id: number; url: string }[] & { error?: { message: string } }
  return { status: response.status, file: sent[0] ?? { id: 0, url: '' }, message: sent.error?.message }
}

const folder = () => join(backend.dataDir, 'public', 'uploads')
const stored = () => readdirSync(folder()).filter(name => name !== '.gitkeep')
let storedBefore = 0
beforeEach(() => {
  storedBefore = stored().length
})
const script = '<script>parent.postMessage(document.cookie)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`

test.each([
  ['a page', 'a.html', 'text/html', script],
  ['a page named like an image', 'a.png', 'image/png', script],
  ['a script', 'a.js', 'text/javascript', 'alert(1)'],
  ['an SVG image', 'a.svg', 'image/svg+xml', svg],
  ['an SVG image named like a PNG', 'a.png', 'image/png', svg],
  ['an image named like a page', 'a.html', 'image/png', tinyPng],
  ['an image with a second, HTML extension', 'a.png.html', 'text/html', tinyPng],
  ['a document', 'a.pdf', 'application/pdf', '%PDF-1.4'],
])('an author cannot upload %s', async (_, name, type, content) => {
  expect((await upload(name, type, content)).status).toBe(400)
  expect(stored()).toEqual([])
})

test('an image is stored, and cannot be replaced by an HTML page', async () => {
  const { status, file } = await upload('foto.png', 'image/png', tinyPng)
  expect(status).toBe(201)
  expect((await upload('foto.png', 'image/png', script, `/upload?id=${file.id}`)).status).toBe(400)
  const response = await fetch(backend.origin + file.url)
  expect(Buffer.from(await response.arrayBuffer()).subarray(0, 8)).toEqual(tinyPng.subarray(0, 8))
  expect(response.headers.get('content-type')).toBe('image/png')
})

describe('a picture with too many pixels', () => {
  const limit = 'use one of at most 50 million pixels'

  test.each([
    ['of 12,000 × 8,000 px', 'a.png', createBlackPng(12_000, 8000)],
    ['of 16,000 × 16,000 px', 'a.png', createBlackPng(16_000, 16_000)],
    ['that only has a header, so that nothing can be decoded', 'a.png', createPngHeader(16_000, 16_000)],
    ['that is narrow but very long', 'a.png', createPngHeader(1, 40_000)],
    ['with many frames', 'a.gif', createGif(3000, 3000, 20)],
  ])('is refused if it is one %s', async (_, name, content) => {
    const { status, message } = await upload(name, `image/${name.slice(2)}`, content)
    expect([status, message]).toEqual([400, expect.stringContaining(limit)])
    expect(stored().length).toBe(storedBefore)
  })

  test('is refused in the language of the panel, also as a replacement', async () => {
    const { file } = await upload('kecil.png', 'image/png', tinyPng)
    const before = stored()
    const language = (preferedLanguage: string) =>
      fetch(`${backend.origin}/admin/users/me`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ preferedLanguage }),
      })
    await language('id')
    const path = `/upload?id=${file.id}`
    const { status, message } = await upload('a.png', 'image/png', createBlackPng(12_000, 8000), path)
    await language('en')
    expect([status, message]).toEqual([400, expect.stringContaining('Gambar ini 12.000 × 8.000 px')])
    expect(stored()).toEqual(before)
  })

  test('takes no memory', async () => {
    const picture = createBlackPng(16_000, 16_000)
    const before = process.memoryUsage.rss()
    await Promise.all(Array.from({ length: 8 }, () => upload('a.png', 'image/png', picture)))
    // Decoded, each would take 256 MB.
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000)
  })
})

test('pictures of several uploads are decoded one at a time', async () => {
  const running = new Set<number>()
  let most = 0
  const service = backend.strapi.plugin('upload').service('image-manipulation')
  vi.spyOn(service, 'optimize').mockImplementation(async (file: unknown) => {
    const own = running.size + Math.random()
    running.add(own)
    most = Math.max(most, running.size)
    await sharp(tinyPng).stats()
    running.delete(own)
    return file
  })
  await Promise.all(Array.from({ length: 5 }, () => upload('foto.png', 'image/png', tinyPng)))
  expect(most).toBe(1)
})

test('a folder is shown with the folders above it', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const create = async (name: string, parent: number | null) => {
    const body = JSON.stringify({ name, parent })
    const response = await fetch(`${backend.origin}/upload/folders`, { method: 'POST', headers, body })
    const { data } = (await response.json()) as { data: { id: number } }
    return data.id
  }
  const id = await create('Lobi', await create('Hotel', await create('Foto', null)))
  const path = `/upload/folders/${id}?populate[parent][populate][parent]=*`
  const { data } = (await (await fetch(backend.origin + path, { headers })).json()) as { data: object }
  expect(data).toMatchObject({ name: 'Lobi', parent: { name: 'Hotel', parent: { name: 'Foto' } } })
})

test('the server fetches no pictures from addresses that staff enter', async () => {
  const response = await fetch(`${backend.origin}/upload/actions/upload-from-urls`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ urls: [`${backend.origin}/healthz`] }),
  })
  expect(response.status).toBe(405)
})

test('reads at most 20 files per request', async () => {
  const body = new FormData()
  for (let i = 0; i < 22; i++) body.append('files', new Blob([tinyPng], { type: 'image/png' }), `${i}.png`)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${backend.origin}/upload`, { method: 'POST', headers, body })
  expect(await response.json()).toHaveLength(20)
})

test.each([
  ['/uploads/lama.html', {}],
  ['/%75ploads/lama.html', {}],
  ['/uploads%2Flama.html', {}],
  ['/./uploads/lama.html', {}],
  ['/uploads/lama.html', { range: 'bytes=0-9' }],
  ['/uploads/tidak-ada.html', {}],
])(
  'an earlier upload is served as a download that runs no scripts: %s',
  async (path, headers: Record<string, string>) => {
    writeFileSync(join(folder(), 'lama.html'), script)
    const response = await fetch(backend.origin + path, { headers })
    const header = (name: string) => response.headers.get(name)
    expect([header('content-disposition'), header('content-security-policy')]).toEqual([
      'attachment',
      "default-src 'none'; sandbox",
    ])
    expect(header('x-content-type-options')).toBe('nosniff')
  },
)
