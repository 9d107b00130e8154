// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ClientGrid } from '#app/components/client-grid'
import { PageTitle } from '#app/components/page-title'
import { renderMarkup } from '#app/testing/render'
import { siteContent } from '#app/testing/site-content'
import type { Block, PageInfo } from './block'
import { Blocks } from './blocks'

const link = { label: 'Lihat paket kami', href: '/product' }
const actions = { primary: link, secondary: null }
const opening = { title: 'Judul bagian', text: 'Teks pengantar' }
const unpictured = { image: null, image_alt: null }
const blocks: Block[] = [
  { block: 'intro', title: 'Untuk tamu', subtitle: 'Sepanjang hari', detail: '', ...actions, ...unpictured },
  { block: 'steps', ...opening, items: [{ title: 'Daftar dulu', text: 'Isi formulir' }] },
  { block: 'packages', ...opening },
  { block: 'coverage', ...opening },
  { block: 'testimonials', ...opening },
  { block: 'questions', ...opening, group: null },
  { block: 'rich-text', title: null, body: '## Pasal satu\n\nIsi pasal.' },
  {
    block: 'personalisation',
    ...opening,
    text: 'Teks pengantar',
    points: [{ text: 'Ruang tamu' }],
    playlists: [{ time: '06.00', name: 'Pagi tenang', mood: 'Lembut' }],
  },
  { block: 'closing', ...opening, ...actions, ...unpictured },
]
const page: PageInfo = {
  name: 'Halaman contoh',
  locale: 'id',
  slug: 'clients',
  version: '2026-11-20',
  industry: 'hotel',
}
const of = <Entry extends object>(entries: Entry[]) => entries.map(entry => ({ ...entry, locale: 'id' }))
const content = {
  ...siteContent,
  settings: { ...siteContent.settings, royalty: 'included' as const, locale: 'id' },
  industries: of(siteContent.industries),
  packages: of(siteContent.packages),
  faqs: of(siteContent.faqs),
  testimonials: of(siteContent.testimonials),
}

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* strings(inner)
}
const contentTexts = [...strings([blocks, content, page])].join('\n').toLowerCase()
const isContent = (text: string) => contentTexts.includes(text.replace(/[“”]/g, '').trim().toLowerCase())

/** Returns all visible text and labels, with the language in which assistive technology reads each one. */
function spoken(root: Element, around: string): [text: string, lang: string][] {
  if (root.getAttribute('aria-hidden') === 'true' || root.tagName === 'STYLE') return []
  const lang = root.getAttribute('lang') ?? around
  const label = root.getAttribute('aria-label')
  const inside = [...root.childNodes].flatMap((node): [string, string][] => {
    if (node.nodeType === 1) return spoken(node as Element, lang)
    return node.nodeType === 3 ? [[node.textContent ?? '', lang]] : []
  })
  const all: [string, string][] = label ? [[label, lang], ...inside] : inside
  return all.filter(([text]) => /\p{L}{3}/u.test(text))
}

function read(path: string) {
  const root = document.createElement('div')
  root.innerHTML = renderMarkup(
    path,
    <div lang={path === '/' ? undefined : 'id'}>
      <PageTitle page={page} />
      <ClientGrid content={content} page={page} />
      <Blocks blocks={blocks} content={content} page={page} />
    </div>,
  )
  return { html: root.innerHTML, texts: spoken(root, path === '/' ? 'id' : 'en') }
}

test('on a page without a translation, all text is marked with its language', () => {
  const { texts } = read('/en')
  const wrong = texts.filter(([text, lang]) => lang !== (isContent(text) ? 'id' : 'en'))
  expect(wrong).toEqual([])
  expect(texts.filter(([, lang]) => lang === 'en').length).toBeGreaterThan(20)
})

test('a page in the language of its URL has no lang attributes', () => {
  expect(read('/').html).not.toContain('lang=')
})
