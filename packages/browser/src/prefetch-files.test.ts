import { expect, test } from 'vitest'
import { prefetchFilesOnInput } from './prefetch-files'

test('prefetches scripts and styles once when the visitor types, but not the data of the next page', () => {
  document.head.innerHTML = ''
  document.body.innerHTML = `<input><template data-prefetch>
    <link rel="modulepreload" href="/assets/root.js"><link rel="prefetch" as="style" href="/assets/root.css">
    <link rel="prefetch" as="fetch" href="/_root.data"></template>`
  prefetchFilesOnInput()
  const listHints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')]
  expect(listHints()).toEqual([])
  for (let typed = 0; typed < 2; typed += 1)
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(listHints().map(hint => [new URL(hint.href).pathname, hint.getAttribute('as')])).toEqual([
    ['/assets/root.js', 'script'],
    ['/assets/root.css', 'style'],
  ])
})
