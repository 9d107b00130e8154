import { expect, test, vi } from 'vitest'
import { layOutDeferredSections } from './deferred-sections'

test('lays out deferred sections in batches and leaves other sections unchanged', () => {
  document.body.innerHTML = `<main><i></i>${'<b style="content-visibility:auto"></b>'.repeat(3)}</main><footer style="content-visibility:auto"></footer>`
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work))
  const shown = () =>
    ['i', 'b', 'footer'].map(name =>
      document.querySelector<HTMLElement>(name)?.style.getPropertyValue('content-visibility'),
    )

  layOutDeferredSections()
  dispatchEvent(new Event('load'))
  expect(shown()).toEqual(['', 'auto', 'auto'])
  waiting.shift()?.()
  expect(shown()).toEqual(['', 'visible', 'auto'])
  waiting.shift()?.()
  expect(shown()).toEqual(['', 'visible', 'visible'])
  expect(waiting).toEqual([])
  vi.unstubAllGlobals()
})
