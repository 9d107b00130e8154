import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch'

const hints = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map(hint => hint.getAttribute('href'))
const move = (id: string, type: string) =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent(type, { bubbles: true }))

beforeEach(() => {
  vi.useFakeTimers()
  document.head.innerHTML = ''
  document.body.innerHTML = '<a id="a" href="/product">a</a><a id="b" href="https://else.test/">b</a>'
})
afterEach(() => vi.useRealTimers())

describe('prefetching', () => {
  test('starts after one second of hovering, and fetches each internal page once', () => {
    prefetchOnIntent()
    move('a', 'mouseover')
    vi.advanceTimersByTime(999)
    move('a', 'mouseout')
    vi.advanceTimersByTime(5000)
    expect(hints()).toEqual([])
    for (let visit = 0; visit < 2; visit++) {
      move('a', 'mouseover')
      vi.advanceTimersByTime(1000)
      move('a', 'mouseout')
    }
    move('b', 'mouseover')
    vi.advanceTimersByTime(1000)
    expect(hints()).toEqual([new URL('/product', location.href).href])
  })
})
