// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferScripts, startScripts } from './deferred-scripts'

const rendered =
  '<p>Home</p><link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">' +
  '<script nonce="n1">window.state = "rel=\\"modulepreload\\""</script>' +
  '<script nonce="n1" type="module" async="">import "/assets/a.js"</script>'

const preloads = () => [...document.querySelectorAll('link[rel=modulepreload]')].map(link => link.outerHTML)
const types = () => [...document.scripts].map(({ type }) => type)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] })
  document.body.innerHTML = deferScripts(rendered)
  // Browsers read it from the attribute.
  for (const script of document.scripts) script.nonce = 'n1'
})
afterEach(() => vi.useRealTimers())

const start = () => new Function(startScripts)()

test('the scripts of a page are loaded after its first paint', () => {
  start()
  expect(preloads()).toEqual([])
  expect(types()).toEqual(['', 'deferred'])
  vi.advanceTimersToNextFrame()
  vi.advanceTimersByTime(1)
  expect(preloads()).toHaveLength(2)
  expect(types()).toEqual(['', 'module'])
  const [, module] = document.scripts
  expect(module?.nonce).toBe('n1')
  expect(module?.text).toBe('import "/assets/a.js"')
})

test('a hidden tab, which is not painted, loads them at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  hidden.mockRestore()
  expect(types()).toEqual(['', 'module'])
  vi.runAllTimers()
  expect(document.scripts).toHaveLength(2)
})

test('the other scripts and elements of a page stay as they are', () => {
  const page = '<script nonce="n1">run()</script><script type="module" src="/assets/entry.js"></script>'
  expect(deferScripts(page)).toBe(page)
})
