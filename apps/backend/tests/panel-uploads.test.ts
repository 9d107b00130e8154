import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from './harness'
import { tinyPng } from './images'
import { openPanel } from './panel'

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
  const files = (await response.json()) as { id: number; url: string }[]
  return { status: response.status, file: files[0] ?? { id: 0, url: '' } }
}

const folder = () => join(backend.dataDir, 'public', 'uploads')
const stored = () => readdirSync(folder()).filter(name => name !== '.gitkeep')
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
