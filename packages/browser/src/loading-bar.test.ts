import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLoadingBar, loadingProgress, showLoadingOnNavigation } from './loading-bar'

const bar = () => document.querySelector<HTMLElement>('.loading-bar')
const state = () => bar()?.dataset.state

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = ''
})
afterEach(() => vi.useRealTimers())

describe('the loading bar', () => {
  test('is shown only for loads that take over 200 ms', () => {
    const quick = createLoadingBar()
    quick.start()
    vi.advanceTimersByTime(199)
    quick.finish()
    vi.advanceTimersByTime(5000)
    expect(bar()).toBeNull()

    quick.start()
    vi.advanceTimersByTime(200)
    expect(state()).toBe('loading')
  })

  test('fills, is hidden after 500 ms and removed 400 ms later', () => {
    const slow = createLoadingBar()
    slow.start()
    vi.advanceTimersByTime(1000)
    slow.finish()
    expect([state(), bar()?.style.getPropertyValue('--progress')]).toEqual(['done', '1'])
    vi.advanceTimersByTime(499)
    expect(state()).toBe('done')
    vi.advanceTimersByTime(1)
    expect(state()).toBe('hidden')
    vi.advanceTimersByTime(400)
    expect(bar()).toBeNull()
  })

  test('has the error colour after an error, even if the load was quick', () => {
    const broken = createLoadingBar()
    broken.start()
    broken.finish({ error: true })
    expect(state()).toBe('error')
  })

  test('slows down around its estimated duration of 2 s and never reaches the end', () => {
    expect(loadingProgress(0)).toBe(0)
    expect(loadingProgress(2000)).toBeCloseTo(0.705, 3)
    expect(loadingProgress(60_000)).toBeLessThan(1)
  })

  test('starts on a click on an internal link, but not for a new tab, a fragment or an external link', () => {
    document.body.innerHTML =
      '<a id="in" href="/about">a</a><a id="tab" href="/about" target="_blank">b</a><a id="jump" href="#top">c</a><a id="out" href="https://else.test/">d</a>'
    const started: string[] = []
    showLoadingOnNavigation({ start: () => started.push('start'), finish: () => {}, clear: () => {} })
    document.addEventListener('click', event => event.preventDefault())
    for (const id of ['in', 'tab', 'jump', 'out']) document.getElementById(id)?.click()
    expect(started).toEqual(['start'])
  })
})
