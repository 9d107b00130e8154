import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { headScript } from './head-script'
import { bindThemeControls, getStoredTheme, setTheme } from './theme'

const html = document.documentElement
const runHeadScript = () => new Function(headScript)()
const control = (name: string) => document.querySelector<HTMLElement>(`[data-theme-choice="${name}"]`)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  html.dataset.theme = 'system'
  delete html.dataset.splash
})

describe('the theme', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'system'],
    ['pink', 'system'],
  ])('stored as %s is applied as %s before the first paint', (stored, shown) => {
    localStorage.setItem('theme', stored)
    runHeadScript()
    expect(html.dataset.theme).toBe(shown)
  })

  test('is set by buttons and radios, stored, and exposed as aria-pressed', () => {
    document.body.innerHTML =
      '<button data-theme-choice="dark"><i>x</i></button><input type="radio" data-theme-choice="light">'
    onTestFinished(bindThemeControls())
    document.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect([html.dataset.theme, getStoredTheme(), control('dark')?.getAttribute('aria-pressed')]).toEqual([
      'dark',
      'dark',
      'true',
    ])
    control('light')?.dispatchEvent(new Event('change', { bubbles: true }))
    expect([html.dataset.theme, control('dark')?.getAttribute('aria-pressed')]).toEqual(['light', 'false'])
  })

  test('is cycled by a button labelled with the current theme, starting with the one that looks different', () => {
    document.body.innerHTML =
      '<button data-theme-choice="next" data-label-system="S" data-label-light="L" data-label-dark="D"></button>'
    onTestFinished(bindThemeControls())
    const labels = [1, 2, 3].map(() => {
      control('next')?.click()
      return control('next')?.getAttribute('aria-label')
    })
    expect(labels).toEqual(['D', 'L', 'S'])
  })

  test('follows a change in another tab', () => {
    onTestFinished(bindThemeControls())
    localStorage.setItem('theme', 'dark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(html.dataset.theme).toBe('dark')
  })

  test('can be changed even without storage', () => {
    const original = { setItem: localStorage.setItem }
    localStorage.setItem = () => {
      throw new Error('storage is unavailable')
    }
    onTestFinished(() => void Object.assign(localStorage, original))
    setTheme('dark')
    expect(html.dataset.theme).toBe('dark')
  })
})
