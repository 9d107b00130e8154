// @vitest-environment happy-dom
import type { Rendition } from '@bgm/api-client'
import { messages as en } from '@bgm/i18n/messages/en'
import { industrySlugs } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { renderMarkup } from '#app/testing/render'
import { siteContent } from '#app/testing/site-content'
import type { Block } from './block'
import { Blocks } from './blocks'
import { getColumnSpans } from './features'

const link = { label: 'Gabung Sekarang', href: '/register' }
const card = {
  icon: 'zones',
  title: 'Setiap zona',
  subtitle: 'Musik berbeda di beberapa ruang',
  detail: null,
  coming: false,
}
const actions = { primary: link, secondary: null }
const unpictured = { image: null, image_alt: null }
const opening = { title: 'Judul', text: null }
const pieces = [
  'playlist',
  'schedule',
  'remote',
  'filter',
  'licence',
  'report',
  'packages',
  'tailored',
  'people',
  'new',
]

const oneOfEach: Block[] = [
  {
    block: 'hero',
    title: 'Setiap ruang',
    accent: 'iramanya.',
    text: 'x',
    ...actions,
    note: null,
    note_link: null,
  },
  { block: 'facts', items: [{ title: 'PP 56/2021', text: 'Beserta' }] },
  { block: 'steps', ...opening, items: [{ title: 'Daftar', text: 'x' }] },
  { block: 'industries', ...opening, closing_title: 'Belum ada?', closing_text: 'Ceritakan' },
  { block: 'features', ...opening, cards: pieces.map(icon => ({ ...card, icon, title: icon })) },
  { block: 'packages', ...opening },
  { block: 'coverage', ...opening },
  { block: 'testimonials', ...opening },
  { block: 'questions', ...opening, group: null },
  { block: 'closing', ...opening, ...actions, ...unpictured },
  { block: 'intro', title: 'Tamu', subtitle: 'x', detail: '', ...actions, ...unpictured },
  { block: 'benefits', title: 'Manfaat utama', cards: [card] },
  {
    block: 'personalisation',
    title: 'Hari',
    text: 'x',
    points: [{ text: 'Bisnis' }],
    playlists: [{ time: '06.00', name: 'Pagi', mood: 'y' }],
  },
  {
    block: 'rich-text',
    title: null,
    body: '## Sub\n\n[harga](/product) [jahat](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>',
  },
]
const page = { name: 'Hotel', slug: null, version: null, industry: 'hotel', locale: null }
const shown = (path: string, blocks = oneOfEach) =>
  renderMarkup(path, <Blocks blocks={blocks} content={siteContent} page={page} />)

describe('blocks', () => {
  test('show pictures in a text from our own host, and none from other hosts', () => {
    const text = (body: string) => shown('/about', [{ block: 'rich-text', title: null, body }])
    const own = 'https://cms.test/uploads/kedai_12ab_960_0123456789.webp'
    expect(text(`![Kedai](${own})`)).toMatch(
      /<img src="\/media\/kedai_12ab_960_0123456789\.webp" alt="Kedai" loading="lazy"/,
    )
    expect(text('![Lain](https://lain.test/foto.jpg)')).not.toContain('<img')
  })

  test('are all rendered with their name as the anchor', () => {
    const html = shown('/industry/hotel')
    for (const { block } of oneOfEach) expect(html).toContain(`<section id="${block}"`)
    expect(html.match(/href="\/industry\//g)).toHaveLength(14)
    expect(html.match(/<h1/g)).toHaveLength(2)
  })

  test('have a number in the anchor from the second block of a kind onwards', () => {
    const twice: Block[] = ['A', 'B'].map(title => ({ block: 'benefits', title, cards: [] }))
    expect(shown('/', twice)).toMatch(/id="benefits".*id="benefits-2"/)
  })

  test('format prices for the language and state that the royalty is not included', () => {
    expect(shown('/')).toContain('Rp5.000.000')
    expect(shown('/')).toContain('Royalti LMKN tidak termasuk dan dibayar terpisah.')
    expect(shown('/en')).toContain('IDR&nbsp;5,000,000')
  })

  test('pass the package, billing period and number of zones to the registration, with one form per package', () => {
    document.body.innerHTML = shown('/en')
    const forms = [...document.querySelectorAll<HTMLFormElement>('#packages form')]
    const sent = forms.map(form => [
      form.getAttribute('action'),
      form.method,
      Object.fromEntries(new FormData(form)),
      [...form.querySelectorAll('button')].map(({ name, value }) => `${name}=${value}`),
    ])
    expect(sent[0]).toEqual([
      '/en/register',
      'get',
      { package: expect.any(String), zone_count: '1' },
      ['billing_period=yearly', 'billing_period=monthly'],
    ])
    for (const [, , fields] of sent) expect(fields).toHaveProperty('zone_count')
    expect(document.querySelectorAll('#packages a[href$="/register"]')).toHaveLength(0)
  })

  test('label sample testimonials and show featured questions only', () => {
    const html = shown('/')
    expect(html).toContain('Rania A.</b><span> · contoh')
    expect(html).toContain('Royalti?')
    expect(html).not.toContain('Akun?')
  })

  test('keep all links in the page’s language', () => {
    document.body.innerHTML = shown('/en')
    const links = [...document.querySelectorAll('a[href^="/"]')]
    const local = links.map(link => link.getAttribute('href') ?? '')
    expect(local.length).toBeGreaterThan(10)
    expect(local.filter(href => !/^\/en(?:[/#?]|$)/.test(href))).toEqual([])
  })

  test('show the industry’s rooms: four that are playing and one that is paused', () => {
    const zones: Block[] = [{ block: 'features', ...opening, cards: [card] }]
    const rooms = industrySlugs.map(industry => {
      const html = renderMarkup(
        '/en',
        <Blocks blocks={zones} content={siteContent} page={{ ...page, industry }} />,
      )
      const places = en.art.places[industry].split(', ')
      expect([industry, places.filter(place => !html.includes(place)), places.length]).toEqual([
        industry,
        [],
        5,
      ])
      return places.join()
    })
    expect(new Set(rooms).size).toBe(14)
  })

  test('render nothing for an empty page', () => {
    expect(shown('/', [])).toBe('')
  })

  test('do not execute scripts from content', () => {
    const html = shown('/')
    expect(html).not.toMatch(/href="javascript:|<img|<script/)
    expect(html).toContain('<h2 id="sub">Sub</h2>')
  })
})

describe('feature cards', () => {
  test('mark features that are not available yet', () => {
    const cards = [card, { ...card, title: 'Sertifikat', coming: true }]
    const blocks: Block[] = [{ block: 'features', ...opening, cards }]
    expect(shown('/', blocks).match(/Segera hadir/g)).toHaveLength(1)
    expect(shown('/en', blocks).match(/Coming soon/g)).toHaveLength(1)
  })

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('fill whole rows with %i cards', count => {
    const total = getColumnSpans(count).reduce((sum, name) => sum + Number(name.split('-').at(-1)), 0)
    expect(total % 12).toBe(0)
  })
})

describe('an uploaded image', () => {
  const image: Rendition[] = (['avif', 'webp'] as const).flatMap(format =>
    [320, 960].map(width => ({ format, file: `lobi_${width}.${format}`, width, height: width / 2 })),
  )
  const pictured = { ...actions, image, image_alt: 'Lobi hotel dengan dua tamu' }

  test('is shown in the intro as AVIF and WebP with its size, loaded eagerly', () => {
    const html = shown('/industry/hotel', [
      { block: 'intro', title: 'Tamu', subtitle: 'x', detail: '', ...pictured },
    ])
    expect(html).toContain(
      '<source type="image/avif" srcset="/media/lobi_320.avif 320w, /media/lobi_960.avif 960w"',
    )
    expect(html).toContain('srcset="/media/lobi_320.webp 320w, /media/lobi_960.webp 960w"')
    expect(html).toMatch(
      /<img[^>]* alt="Lobi hotel dengan dua tamu" width="960" height="480" fetchpriority="high"/i,
    )
    expect(html).not.toContain('loading="lazy"')
    expect(html).not.toContain('<svg viewBox="0 0 120 96"')
  })

  test('is shown in the closing banner, loaded lazily', () => {
    const html = shown('/industry/hotel', [{ block: 'closing', ...opening, ...pictured }])
    expect(html).toMatch(/<img[^>]* alt="Lobi hotel dengan dua tamu"[^>]* loading="lazy"/)
    expect(html).not.toContain('pattern-parang')
  })
})

describe('text without a translation', () => {
  const foreign = {
    ...siteContent,
    settings: { ...siteContent.settings, locale: 'id' },
    industries: siteContent.industries.map(industry => ({ ...industry, locale: 'id' })),
    packages: siteContent.packages.map(offer => ({ ...offer, locale: 'id' })),
    faqs: siteContent.faqs.map(faq => ({ ...faq, locale: 'id' })),
    testimonials: siteContent.testimonials.map(testimonial => ({ ...testimonial, locale: 'id' })),
  }
  const blocks = oneOfEach.filter(({ block }) =>
    ['industries', 'packages', 'coverage', 'testimonials', 'questions'].includes(block),
  )
  const at = (path: string, locale: string) =>
    renderMarkup(path, <Blocks blocks={blocks} content={foreign} page={{ ...page, locale }} />)

  test('has a lang attribute on an English page, but not on an Indonesian one', () => {
    const html = at('/en', 'en')
    expect(html).toMatch(/<a [^>]*lang="id"[^>]*><svg.*?<h3[^>]*>Industri hotel/)
    expect(html).toMatch(/<div lang="id"><h3[^>]*>Satu lokasi/)
    expect(html).toMatch(/<th scope="row" lang="id"[^>]*>Pemutar/)
    expect(html).toContain('<span lang="id">Royalti?</span>')
    expect(html).toMatch(/<blockquote lang="id"[^>]*>“Rapi.”/)
    expect(at('/', 'id')).not.toContain('lang=')
  })
})
