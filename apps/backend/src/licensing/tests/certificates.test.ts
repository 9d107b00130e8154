import { describe, expect, test } from 'vitest'
import { drawCertificates } from '#src/licensing/certificate/print/draw-certificates'
import { drawStickers } from '#src/licensing/certificate/print/draw-stickers'
import type { PrintedLicence } from '#src/licensing/certificate/print/licence'
import { Sheet } from '#src/platform/print/sheet'
import { flattenTags, getTagTypes, readStructure } from '#tests/pdf-structure'
import { blur, crop, decodeQrCode, extractText, renderPage, tilt } from '#tests/raster'

const publisher = {
  product: 'Musik Berlisensi',
  site: 'https://musik-berlisensi.test',
}
const lobby: PrintedLicence = {
  code: '4H7K9QX2M3VTB',
  version: 2,
  zone: 'Lobi',
  venue: 'Hotel Contoh Menteng',
  address: 'Jalan Contoh Raya 27, Menteng, Jakarta Pusat 10310',
  issuer: 'PT Contoh Irama Usaha',
  holder: 'Grup Hotel Contoh',
  from: new Date('2026-11-14T17:00:00Z'),
  until: new Date('2027-11-14T17:00:00Z'),
  issued_at: new Date('2026-11-15T03:00:00Z'),
  overdue: false,
  trial: false,
  jws: `eyJhbGciOiJFZERTQSJ9.${'Q2Vr'.repeat(150)}.${'c2ln'.repeat(21)}`,
  coverage: [
    { label: 'Pemutar musik untuk ruang usaha, per zona', covered: true },
    { label: 'Pertunjukan langsung, karaoke, dan siaran', covered: false },
  ],
  royalty: 'Royalti LMKN dibayar terpisah.',
}
const long: PrintedLicence = {
  ...lobby,
  zone: 'Ruang Pertemuan Nusantara Lantai Dua Puluh Tujuh Sayap Timur',
  venue: 'Hotel dan Pusat Konvensi Contoh Sejahtera Abadi Cabang Menteng '.repeat(2).trim(),
  address: 'Jalan Jenderal Contoh Raya Kavling 127, Kelurahan Karet Tengsin, Kecamatan Tanah Abang, '.repeat(
    2,
  ),
}
const unbreakable: PrintedLicence = { ...lobby, zone: 'W'.repeat(60), venue: 'M'.repeat(120) }
const foreign: PrintedLicence = {
  ...lobby,
  zone: '東京ラーメン',
  venue: 'قهوة Café Šárka 😀',
  holder: 'Кофе',
}
const url = 'HTTPS://MUSIK-BERLISENSI.TEST/L/4H7K9QX2M3VTB'

const certificate = (licence = lobby, locale: 'id' | 'en' = 'id') =>
  drawCertificates({ licences: [licence], publisher, locale })
const stickers = (licences: PrintedLicence[], locale: 'id' | 'en' = 'id') =>
  drawStickers({ licences, publisher, locale })

const words = (text = '') => text.replace(/\s+/g, ' ').trim()

describe('a certificate', () => {
  test('is a tagged PDF with a title and a correct reading order', async () => {
    const { tree, ...about } = await readStructure(await certificate())
    expect(about).toEqual({
      title: 'Sertifikat lisensi musik: Lobi, Hotel Contoh Menteng',
      author: lobby.issuer,
      pages: 1,
      language: 'id-ID',
      marked: true,
      showsTitle: 'true',
    })
    expect(getTagTypes(tree).join(' ')).toBe(
      'Document Sect P P H1 H2 P P P Figure P P P Link H3 L LI LBody H3 L LI LBody P P P Figure',
    )
    const leaves = flattenTags(tree).filter(({ children }) => children.length === 0)
    expect(leaves.filter(({ contents }) => contents === 0)).toEqual([])
    expect(flattenTags(tree).flatMap(({ type, alt }) => (type === 'Figure' ? [alt] : []))).toEqual([
      'Kode QR ke halaman pemeriksaan, https://musik-berlisensi.test/l/4H7K9QX2M3VTB',
      'Kode QR berisi lisensi bertanda tangan',
    ])
  })

  test.each([
    ['id', 'Sertifikat lisensi musik', '15 November 2026 – 14 November 2027', 'Ini bukan sertifikat LMKN.'],
    [
      'en',
      'Music licence certificate',
      '15 November 2026 – 14 November 2027',
      'This is not an LMKN certificate.',
    ],
  ] as const)('contains every detail of the licence (%s)', async (locale, title, period, not) => {
    const [text] = await extractText(await certificate(lobby, locale))
    for (const part of [
      ...[title, period, not, lobby.issuer, 'musik-berlisensi.test/l/', '4H7K-9QX2-M3VTB'],
      ...[lobby.zone, lobby.venue, lobby.address, lobby.holder, lobby.royalty],
      ...lobby.coverage.map(({ label }) => label),
    ])
      expect(words(text)).toContain(part)
  })

  test.each([
    ['long names', long],
    ['names without spaces', unbreakable],
  ])('shrinks or wraps %s instead of truncating them', async (_, licence) => {
    const bytes = await certificate(licence)
    const [text] = await extractText(bytes)
    const shown = (text ?? '').replace(/\s/g, '')
    for (const part of [licence.zone, licence.venue, licence.address])
      expect(shown).toContain(part.replace(/\s/g, ''))
    const page = await renderPage(bytes, 72)
    const margin = crop(page, 72, [196, 0, 12, 295]).data
    expect(margin.filter((value, index) => index % 4 !== 3 && value < 240).length).toBe(0)
  })

  test('continues on a second page if the coverage table is longer than the page', async () => {
    const coverage = Array.from({ length: 40 }, (_, row) => ({
      label: `Baris ${row}`,
      covered: row % 2 === 0,
    }))
    const pages = await extractText(await certificate({ ...lobby, coverage }))
    expect(pages).toHaveLength(2)
    expect(words(pages[1])).toContain('Baris 39')
    expect(words(pages[1])).toContain('Ini bukan sertifikat LMKN.')
  })

  test('prints names in other scripts romanised, with the original for screen readers', async () => {
    const bytes = await certificate(foreign)
    const tags = flattenTags((await readStructure(bytes)).tree)
    const headings = tags.filter(({ type }) => type === 'H1' || type === 'H2')
    expect(headings.slice(0, 2).map(({ actual }) => actual)).toEqual([foreign.venue, foreign.zone])
    const printed = words((await extractText(bytes))[0])
    for (const part of [
      '[DongJingramen]',
      '[qhwh] Café Šárka [:grinning:]',
      'Pemegang: Кофе.',
      'kurung siku',
    ])
      expect(printed).toContain(part)
  })

  test('keeps spaces at line breaks, and adds none within a broken word', () => {
    const sheet = new Sheet({ title: 'Uji', author: 'Uji', locale: 'id', at: new Date(0) })
    const style = { size: 10 }
    const narrow = sheet.measureWidth('periksa lisensi', style)
    expect(sheet.lines('periksa lisensi\nini  sekarang', narrow, style)).toEqual([
      'periksa lisensi ',
      'ini sekarang',
    ])
    expect(sheet.lines('W'.repeat(40), narrow, style).join('')).toBe('W'.repeat(40))
  })

  test('has its own page in a batch', async () => {
    const licences = [lobby, { ...lobby, zone: 'Spa' }, { ...lobby, zone: 'Teras' }]
    const pages = await extractText(await drawCertificates({ licences, publisher, locale: 'en' }))
    expect(pages.map(text => /Lobi|Spa|Teras/.exec(text)?.[0])).toEqual(['Lobi', 'Spa', 'Teras'])
  })

  test('has no second QR code if the licence is not signed', async () => {
    const { tree } = await readStructure(await certificate({ ...lobby, jws: null }))
    expect(flattenTags(tree).filter(({ type }) => type === 'Figure')).toHaveLength(1)
  })
})

describe('the QR codes, read by an independent decoder', () => {
  test('open the check page when a 4 cm sticker is scanned at 150 dpi', async () => {
    const page = await renderPage(await stickers([lobby]), 150)
    expect(decodeQrCode(crop(page, 150, [16, 61, 40, 40]))).toBe(url)
  })

  test.each([
    [12, 0.25, 1],
    [-33, 0.4, 1],
    [7, 0.5, 1],
    [40, 0.35, 2],
  ])(
    'open the check page from a photograph rotated by %i°, tilted by %d and blurred by %i',
    async (degrees, depth, radius) => {
      const page = await renderPage(await stickers([lobby]), 150)
      const sticker = crop(page, 150, [16, 61, 40, 40])
      expect(decodeQrCode(blur(tilt(sticker, degrees, depth), radius))).toBe(url)
    },
  )

  test('open the check page from a certificate, for host names of any length', async () => {
    for (const site of ['http://127.0.0.1:3000', 'https://lisensi.musik-berlisensi-indonesia.example']) {
      const bytes = await drawCertificates({
        licences: [lobby],
        publisher: { ...publisher, site },
        locale: 'id',
      })
      const page = await renderPage(bytes, 150)
      expect(decodeQrCode(crop(page, 150, [53, 115, 46, 60]))).toBe(`${site}/l/${lobby.code}`.toUpperCase())
    }
  })

  // The codes contain base64url of pseudo-random bytes, with lengths that a signed licence may have.
  test.each([500, 800, 1000, 1080])('can contain a signed licence of %i characters', async length => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 2654435761) >>> 11)
    const jws = Buffer.from(bytes).toString('base64url').slice(0, length)
    const page = await renderPage(await certificate({ ...lobby, jws }), 200)
    expect(decodeQrCode(crop(page, 200, [142, 228, 54, 57]))).toBe(jws)
  })
})

describe('a sticker sheet', () => {
  test('has three zones to a page, with four stickers each', async () => {
    const zones = [lobby, long, unbreakable, { ...lobby, zone: 'Spa', code: '0PV6J3HD9C5EZ' }]
    const bytes = await stickers(zones, 'en')
    const { tree, pages, title, language } = await readStructure(bytes)
    expect({ pages, title, language }).toEqual({
      pages: 2,
      title: 'Licence stickers: 4 zones · 16 stickers, 40 × 48 mm',
      language: 'en-GB',
    })
    expect(flattenTags(tree).filter(({ type }) => type === 'Figure')).toHaveLength(4)
    const [, second] = await extractText(bytes)
    expect(second?.match(/0PV6-J3HD-9C5EZ/g)).toHaveLength(5)
    const page = await renderPage(bytes, 300)
    for (const row of [0, 1, 2])
      expect(decodeQrCode(crop(page, 300, [154, 61 + row * 61.6, 40, 40]))).toBe(url)
  })

  test('shows the venue and the host of the check page on every sticker, in both languages', async () => {
    for (const locale of ['id', 'en'] as const) {
      const [text = ''] = await extractText(await stickers([lobby], locale))
      const count = (part: string) => words(text).split(part).length - 1
      // Once more above the stickers.
      expect([count(lobby.venue), count('musik-berlisensi.test')]).toEqual([5, 5])
    }
  })

  test('shows no dates, because its codes stay valid across renewals', async () => {
    const [text] = await extractText(await stickers([lobby]))
    expect(text).not.toMatch(/20\d\d/)
  })
})
