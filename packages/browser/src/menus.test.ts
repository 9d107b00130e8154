import { beforeEach, describe, expect, it } from 'vitest'
import { rememberLanguage } from './language'
import { bindMenus } from './menus'

const menu = () => document.querySelector('details')

beforeEach(() => {
  document.body.innerHTML =
    '<details data-menu open><summary>Menu</summary><button>inside</button></details><p>outside</p><a data-locale="en" href="/en">EN</a>'
})

describe('menus', () => {
  it('close on a click outside and stay on one inside', () => {
    bindMenus()
    document.querySelector('button')?.click()
    expect(menu()?.open).toBe(true)
    document.querySelector('p')?.click()
    expect(menu()?.open).toBe(false)
  })

  it('close on Escape and give focus back to what opened them', () => {
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

  it('traps the focus: Tab cycles in it, both ways', () => {
    bindMenus()
    menu()?.setAttribute('data-menu', 'cover')
    document.querySelector('button')?.focus()
    tab(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    tab(true)
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })
})

describe('language', () => {
  it('is remembered when its link is followed', () => {
    rememberLanguage()
    document.querySelector('a')?.click()
    expect(document.cookie).toContain('locale=en')
  })
})
