// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferredScriptsLoader, deferScripts } from './deferred-scripts'

const rendered =
  '<p>Home</p><link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">' +
  '<script nonce="n1">window.state = "rel=\\"modulepreload\\""</script>' +
  '<script nonce="n1" type="module" async="">import "/assets/a.js"</script>'

const preloads = () => [...document.querySelectorAll('link[rel=modulepreload]')].map(link => link.outerHTML)
const types = () => [...document.scripts].map(({ type }) => type)

let paint: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        paint = callback
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true })
      }
    },
  )
  document.head.replaceChildren()
  document.body.innerHTML = deferScripts(rendered)
  // Browsers read the nonce from the attribute.
  for (const script of document.scripts) script.nonce = 'n1'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => new Function(deferredScriptsLoader)()

test('the scripts of a page are loaded once, after its first paint', () => {
  start()
  expect(preloads()).toEqual([])
  expect(types()).toEqual(['', 'deferred'])
  paint()
  expect(preloads()).toHaveLength(2)
  expect(types()).toEqual(['', 'module'])
  const [, module] = document.scripts
  expect(module?.nonce).toBe('n1')
  expect(module?.text).toBe('import "/assets/a.js"')
  vi.runAllTimers()
  expect(document.scripts[1]).toBe(module)
})

test('a page that is not painted loads its scripts after three seconds', () => {
  start()
  vi.advanceTimersByTime(2999)
  expect(types()).toEqual(['', 'deferred'])
  vi.advanceTimersByTime(1)
  expect(types()).toEqual(['', 'module'])
})

test('a hidden tab, or a browser that does not report paints, loads the scripts at once', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  start()
  hidden.mockRestore()
  expect(types()).toEqual(['', 'module'])

  document.body.innerHTML = deferScripts(rendered)
  vi.stubGlobal('PerformanceObserver', undefined)
  start()
  expect(types()).toEqual(['', 'module'])
})

test('other scripts and elements of a page are left unchanged', () => {
  const page = '<script nonce="n1">run()</script><script type="module" src="/assets/entry.js"></script>'
  expect(deferScripts(page)).toBe(page)
})
