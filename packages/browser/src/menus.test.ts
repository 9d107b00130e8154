import { beforeEach, describe, expect, test } from 'vitest'
import { rememberLanguage } from './language'
import { bindMenus } from './menus'

const menu = () => document.querySelector('details')

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary>Menu</summary><button>inside</button></details><p>outside</p><a data-locale="en" href="/en">EN</a>'
})

describe('menus', () => {
  test('close on a click outside and stay open on a click inside', () => {
    bindMenus()
    document.querySelector('button')?.click()
    expect(menu()?.open).toBe(true)
    document.querySelector('p')?.click()
    expect(menu()?.open).toBe(false)
  })

  test('close on Escape and return focus to their summary', () => {
    bindMenus()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect([menu()?.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY'])
  })
})

describe('a menu that covers the page', () => {
  const tab = (shiftKey: boolean) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
    )

  test('traps focus, so that Tab cycles in both directions', () => {
    bindMenus()
    menu()?.setAttribute('data-menu', 'cover')
    document.querySelector('button')?.focus()
    tab(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    tab(true)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })
})

describe('the chosen language', () => {
  test('is stored when the link to it is followed', () => {
    rememberLanguage()
    document.querySelector('a')?.click()
    expect(document.cookie).toContain('locale=en')
  })
})
