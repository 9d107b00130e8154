import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createPhoto, createPlainPicture, sharp } from '#tests/images'
import { openPanel } from '#tests/panel'

let backend: Backend
let panel: Awaited<ReturnType<typeof openPanel>>
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  panel = await openPanel(backend, 'strapi-editor')
})
afterAll(() => backend.stop())

type FieldError = { path: string[]; message: string }
type Format = { url: string; width: number; height: number; mime: string }
type File = { id: number; url: string; width: number; height: number; formats: Record<string, Format> }

async function upload(bytes: Buffer, { name = 'lobi.jpg', path = '/upload' } = {}) {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(bytes)]), name)
  body.append('fileInfo', JSON.stringify({ name }))
  const headers = { authorization: `Bearer ${panel.token}` }
  const response = await fetch(backend.origin + path, { method: 'POST', headers, body })
  const sent = await response.json()
  expect(response.status, JSON.stringify(sent)).toBeLessThan(300)
  return (Array.isArray(sent) ? sent[0] : sent) as File
}

const stored = () => readdirSync(join(backend.dataDir, 'public', 'uploads')).sort()
const toBytes = async ({ url }: Format) =>
  Buffer.from(await (await fetch(backend.origin + url)).arrayBuffer())

test('an upload gets AVIF and WebP renditions in every width the site uses, all within the size budget', async () => {
  const { formats } = await upload(await createPhoto(1600, 1200))
  const widths = [144, 320, 480, 640, 960]
  expect(Object.keys(formats).sort()).toEqual(
    [...['avif', 'webp'].flatMap(kind => widths.map(width => `${kind}_${width}`)), 'thumbnail'].sort(),
  )
  for (const [key, format] of Object.entries(formats)) {
    if (key === 'thumbnail') continue
    const bytes = await toBytes(format)
    const { format: kind, compression, width, height } = await sharp(bytes).metadata()
    expect([compression === 'av1' ? 'avif' : kind, width, height]).toEqual([
      key.split('_')[0],
      format.width,
      format.height,
    ])
    expect(bytes.length).toBeLessThanOrEqual(20_000)
  }
})

test.each([
  ['long', `${'x'.repeat(240)}.jpg`],
  ['long Cyrillic', `${'щ'.repeat(120)}.jpg`],
  ['Japanese', '写真.jpg'],
  ['with capital letters and accents', 'Lobi Utama (1) é.JPG'],
  ['without letters', '💥.jpg'],
])('a file name (%s) yields renditions that the site can serve', async (_, name) => {
  const { url, formats } = await upload(await createPlainPicture(400, 300), { name })
  expect((await fetch(backend.origin + url)).status).toBe(200)
  for (const key of ['avif_320', 'webp_320'])
    expect(formats[key]?.url).toMatch(/^\/uploads\/[a-z0-9_-]{1,200}_\d{2,4}_[0-9a-f]{10}\.(avif|webp)$/)
})

test('a small image is not enlarged', async () => {
  const { formats } = await upload(await createPlainPicture(300, 200))
  expect(
    Object.keys(formats)
      .filter(key => key !== 'thumbnail')
      .sort(),
  ).toEqual(['avif_144', 'avif_320', 'webp_144', 'webp_320'])
  expect(formats.avif_320).toMatchObject({ width: 300, height: 200 })
})

test('an image is rotated upright according to its EXIF orientation', async () => {
  const bytes = await sharp(await createPlainPicture(1000, 600))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, formats } = await upload(bytes)
  expect([width, height]).toEqual([600, 1000])
  expect(formats.webp_480).toMatchObject({ width: 480, height: 800 })
})

test('a replaced image has new URLs, and the files of the previous one are deleted', async () => {
  const former = await upload(await createPlainPicture(1000, 700))
  const before = stored()
  const present = await upload(await createPlainPicture(1000, 700, '#204080'), {
    path: `/upload?id=${former.id}`,
  })
  expect(present.formats.avif_640?.url).not.toBe(former.formats.avif_640?.url)
  expect(stored()).toHaveLength(before.length)
  expect((await fetch(backend.origin + former.formats.avif_640?.url)).status).toBe(404)
  expect((await fetch(backend.origin + present.formats.avif_640?.url)).status).toBe(200)
})

const industry = 'api::industry.industry'
const path = '/content-manager/collection-types/api::industry.industry'

async function saveIntro(fields: object, language = 'en') {
  await panel.call('PUT', '/admin/users/me', { preferedLanguage: language })
  const hotel = await backend.strapi
    .documents(industry)
    .findFirst({ filters: { key: 'hotel' }, locale: 'id' })
  const link = { label: 'Gabung Sekarang', href: '/register' }
  const intro = {
    __component: 'sections.intro',
    title: 'Hotel',
    subtitle: 'Lobi',
    detail: 'Tenang',
    primary: link,
  }
  const response = await fetch(`${backend.origin}${path}/${hotel?.documentId}?locale=id`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${panel.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ sections: [{ ...intro, ...fields }] }),
  })
  const body = (await response.json()) as { error?: { details: { errors: FieldError[] } } }
  const errors = body.error?.details.errors ?? []
  return { status: response.status, errors: errors.map(({ path, message }) => [path.join('.'), message]) }
}

test.each([
  ['en', 'This picture is 300 × 200 px: use one of at least 960 × 600 px'],
  ['id', 'Gambar ini 300 × 200 px: pakai yang paling kecil 960 × 600 px'],
])(
  'an image that is too small is reported on its field, in the panel language %s',
  async (language, message) => {
    const { id } = await upload(await createPlainPicture(300, 200))
    const { status, errors } = await saveIntro({ image: { id }, image_alt: 'Lobi hotel' }, language)
    expect([status, errors]).toEqual([400, [['sections.0.image', message]]])
  },
)

test.each([
  [
    'a portrait',
    [960, 1400],
    'Lobi',
    'image',
    'This picture has the wrong shape: crop it to between 1:1 and 16:9, landscape',
  ],
  [
    'a banner',
    [1920, 600],
    'Lobi',
    'image',
    'This picture has the wrong shape: crop it to between 1:1 and 16:9, landscape',
  ],
  [
    'an image without alternative text',
    [960, 700],
    ' ',
    'image_alt',
    'Describe the picture in one sentence, for people who cannot see it',
  ],
] as const)('reports %s on its field', async (_, [width, height], alt, field, message) => {
  const { id } = await upload(await createPlainPicture(width, height))
  const { status, errors } = await saveIntro({ image: { id }, image_alt: alt })
  expect([status, errors]).toEqual([400, [[`sections.0.${field}`, message]]])
})

test('a suitable image can be saved as a draft and published, and is returned with its renditions', async () => {
  const { id } = await upload(await createPlainPicture(1200, 1000))
  expect((await saveIntro({ image: { id }, image_alt: 'Lobi hotel' })).status).toBe(200)
  const read = async () => {
    const { body } = await backend.call('GET', '/industries?filters[key][$eq]=hotel&locale=id')
    return body.data[0].sections[0]
  }
  expect((await read()).image ?? null).toBeNull()
  const hotel = await backend.strapi
    .documents(industry)
    .findFirst({ filters: { key: 'hotel' }, locale: 'id' })
  await backend.strapi.documents(industry).publish({ documentId: hotel?.documentId ?? '', locale: 'id' })
  const shown = await read()
  expect(shown.image_alt).toBe('Lobi hotel')
  expect(Object.keys(shown.image.formats)).toContain('avif_960')
})

test('an unknown placeholder is reported on its field, together with the known ones', async () => {
  expect(await saveIntro({ detail: 'Soal royalti: {royalty_answr}' })).toEqual({
    status: 400,
    errors: [
      ['sections.0.detail', '{royalty_answr} is not a placeholder. Known ones: {royalty}, {royalty_answer}'],
    ],
  })
  expect((await saveIntro({ detail: '{royalty_answr}' }, 'id')).errors).toEqual([
    [
      'sections.0.detail',
      '{royalty_answr} bukan penanda yang dikenal. Yang dikenal: {royalty}, {royalty_answer}',
    ],
  ])
  expect((await saveIntro({ detail: 'Lihat: {royalty_answer}' })).status).toBe(200)
})
