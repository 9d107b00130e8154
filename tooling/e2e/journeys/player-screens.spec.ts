import type { Browser, Page } from '@playwright/test'
import { answerDevice, type ZoneState } from '../fixtures/device-screens'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'

const screens: [name: string, state: 'code' | 'confirm' | ZoneState, open?: 'settings'][] = [
  ['pairing', 'code'],
  ['confirm', 'confirm'],
  ['playing', {}],
  ['paused', { isPaused: true }],
  ['prayer', { isSilent: true }],
  ['licence-ended', { hasEnded: true }],
  ['no-music', { hasNoMusic: true }],
  ['settings', {}, 'settings'],
  ['pin', { hasPin: true }, 'settings'],
]

const ready = {
  code: '.user-code:not([data-empty])',
  confirm: '.pairing-answers button',
  zone: '.keyboard-button',
}

async function openScreen(browser: Browser, viewport: { width: number; height: number }, index: number) {
  const [, state, open] = screens[index] ?? []
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale: 'id-ID' })
  const page = await context.newPage()
  await answerDevice(page, state ?? 'code')
  await page.goto(getStack().player)
  await page
    .locator(ready[typeof state === 'string' ? state : 'zone'])
    .first()
    .waitFor({ state: 'attached' })
  const tap = page.locator('.large-button')
  if (
    typeof state === 'object' &&
    !state.isPaused &&
    !state.isSilent &&
    !state.hasEnded &&
    !state.hasNoMusic
  ) {
    await expect(tap.or(page.locator('.playing'))).toBeVisible()
    if (await tap.isVisible()) await tap.click()
  }
  if (open) {
    await page.locator('.keyboard-button').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('dialog[open]')).toBeVisible()
  }
  return page
}

/** Lists the elements with text, and the controls, that are beyond the edges and cannot be scrolled to. */
const listCutOff = (page: Page) =>
  page.evaluate(() => {
    const isScrollable = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowY) || isScrollable(element.parentElement))
    const hasText = (element: Element) =>
      [...element.childNodes].some(node => node.nodeType === 3 && (node.textContent ?? '').trim() !== '')
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    return [...root.querySelectorAll('*')]
      .filter(element => hasText(element) || element.matches('button, input, select'))
      .filter(element => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .flatMap(element => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect()
        const isBeside = left < -1 || right > innerWidth + 1
        const isBelow = (top < -1 || bottom > innerHeight + 1) && !isScrollable(element)
        const shown = `${element.tagName} ${(element.textContent ?? '').slice(0, 30)} ${[left, right, top, bottom].map(Math.round)}`
        return width > 1 && (isBeside || isBelow) ? shown : []
      })
  })

/** Lists the texts and pictures that cover each other. */
const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const leaves = [...root.querySelectorAll('h1, h2, p, b, button, .qr')].filter(
      element => element.checkVisibility() && getComputedStyle(element).clipPath === 'none',
    )
    return leaves.flatMap((one, index) =>
      leaves.slice(index + 1).flatMap(other => {
        if (one.contains(other) || other.contains(one)) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return width > 4 && height > 4
          ? `${one.className || one.tagName} and ${other.className || other.tagName}`
          : []
      }),
    )
  })

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement) return null
    const controls = [...document.querySelectorAll('button, select, input, a[href]')]
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(activeElement)
    const isOutlined = outlineStyle !== 'none' && outlineWidth !== '0px'
    return { index: controls.indexOf(activeElement), isVisible: isOutlined || boxShadow !== 'none' }
  })

const listControls = (page: Page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const controls = [...document.querySelectorAll('button, select, input, a[href]')]
    return controls.flatMap((control, index) =>
      root.contains(control) && control.getClientRects().length > 0 && !control.matches(':disabled')
        ? index
        : [],
    )
  })

const focusControl = (page: Page, index: number) =>
  page.evaluate(at => {
    const control = document.querySelectorAll('button, select, input, a[href]')[at]
    if (control instanceof HTMLElement) control.focus()
  }, index)

/** Returns the controls that the arrow keys reach from the first one, and those whose focus cannot be seen. */
async function explore(page: Page) {
  await page.keyboard.press('ArrowDown')
  const first = await describeFocus(page)
  const reached = new Set<number>()
  const unseen = new Set<number>()
  const waiting = first ? [first.index] : []
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (reached.has(from)) continue
    reached.add(from)
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']) {
      await focusControl(page, from)
      await page.keyboard.press(key)
      const focus = await describeFocus(page)
      if (focus && !focus.isVisible) unseen.add(focus.index)
      if (focus && focus.index >= 0) waiting.push(focus.index)
    }
  }
  return { reached: [...reached].sort((one, other) => one - other), unseen: [...unseen] }
}

for (const [index, [name]] of screens.entries()) {
  test(`the screen "${name}" of the player can be used with arrow keys and fits a small display`, async ({
    browser,
  }, info) => {
    const page = await openScreen(browser, { width: 1280, height: 720 }, index)
    const controls = await listControls(page)
    const { reached, unseen } = await explore(page)
    expect.soft(reached).toEqual(controls)
    expect.soft(unseen, 'controls whose focus is invisible').toEqual([])
    await page.screenshot({ path: info.outputPath(`${name}-1280.png`) })
    await page.context().close()
    for (const viewport of [
      { width: 240, height: 320 },
      { width: 320, height: 240 },
    ]) {
      const small = await openScreen(browser, viewport, index)
      await small.screenshot({ path: info.outputPath(`${name}-${viewport.width}.png`) })
      expect.soft(await listCutOff(small), `cut off at ${viewport.width} × ${viewport.height}`).toEqual([])
      expect.soft(await listOverlaps(small), `covered at ${viewport.width} × ${viewport.height}`).toEqual([])
      await small.context().close()
    }
  })
}
