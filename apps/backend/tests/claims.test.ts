import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faqs } from '#seed/content/faqs'
import { industries } from '#seed/content/industries'
import { packages } from '#seed/content/packages'
import { pages } from '#seed/content/pages'

const root = new URL('../../../', import.meta.url)
const document = readFileSync(new URL('docs/claims.md', root), 'utf8')

/** Words for what the product does, for whom and at which price. A sentence without them is not a claim. */
const productWords =
  /zone|schedul|playlist|curat|licen|certificate|sticker|\bQR|filter|explicit|remote|phone|portal|report|record|\bdata\b|price|voucher|\border|renew|package|regist|\bstep|email|network|offline|stored|\bplay(?:s|ed|er|back)\b|\baccount|cloud|automatic|\bscan|receipt|\bbills?\b|\btotal\b|\bPIN\b|\bweek|hours|royalt|tariff/i

/** The legal texts and the cookie page, which has a test of its own, are not advertising. */
const uncheckedPages = ['terms-and-condition', 'cookie']
const uncheckedFields = [
  '__component',
  'href',
  'icon',
  'name',
  'playlists',
  'search_terms',
  'seo',
  'tagline',
  'title',
]

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([field]) => !uncheckedFields.includes(field))
    .flatMap(([, nested]) => listTexts(nested))
}

const entries = [
  ...pages.filter(({ shared }) => !uncheckedPages.includes(String(shared.slug))),
  ...industries,
  ...faqs,
  ...packages,
]
const sentences = entries
  .flatMap(({ en }) => listTexts(en))
  .flatMap(text => text.split(/(?<=[.?!])\s+|\n+/))
  .filter(sentence => sentence.includes(' ') && !sentence.endsWith('?') && !sentence.startsWith('#'))

const getSection = (heading: string) => {
  const [, section = ''] = document.split(`## ${heading}\n`)
  return section.split('\n## ')[0] ?? ''
}
const listRows = (heading: string) =>
  [...getSection(heading).matchAll(/^### .+\n\n(.+)\n\n((?:- .+\n)+)/gm)].map(
    ([, phrases = '', proofs = '']) => ({
      phrases: phrases.split(' · '),
      proofs: proofs.trim().split('\n'),
    }),
  )

const proved = listRows('Verified by tests')
const phrases = [
  ...[...proved, ...listRows('Ensured by people')].flatMap(row => row.phrases),
  ...[...getSection('Not claims').matchAll(/^- (.+)$/gm)].map(([, phrase = '']) => phrase),
]
const contains = (sentence: string, phrase: string) => sentence.toLowerCase().includes(phrase.toLowerCase())

test('every sentence of the site about the product is in docs/claims.md', () => {
  expect(sentences.length).toBeGreaterThan(300)
  const unknown = sentences.filter(
    sentence => productWords.test(sentence) && !phrases.some(phrase => contains(sentence, phrase)),
  )
  expect(unknown).toEqual([])
})

test('every phrase in docs/claims.md is on the site and specific', () => {
  expect(phrases.filter(phrase => !/\s|^\{/.test(phrase))).toEqual([])
  expect(phrases.filter(phrase => !sentences.some(sentence => contains(sentence, phrase)))).toEqual([])
})

test('every claim has a test that exists', () => {
  expect(proved.length).toBeGreaterThan(30)
  const missing = proved.flatMap(({ proofs }) =>
    proofs.filter(proof => {
      const [, path = '', title = ''] = /^- `([^`]+)`: (.+)$/.exec(proof) ?? []
      const file = new URL(path, root)
      return !path || !existsSync(file) || !readFileSync(file, 'utf8').includes(title)
    }),
  )
  expect(missing).toEqual([])
})

test('nothing is announced as coming soon', () => {
  const texts = JSON.stringify(entries.map(({ id, en }) => [id, en]))
  expect(texts.match(/coming soon|segera hadir|"coming":true/gi)).toBeNull()
})
