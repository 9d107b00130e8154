import type { Browser, Page } from '@playwright/test'
import { answerDevice, type ZoneState } from '../fixtures/device-screens'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'

type Opening = 'settings' | 'untouched' | 'broken-output' | 'second-tab' | 'closed'

const screens: [name: string, state: 'code' | 'confirm' | ZoneState, opening?: Opening][] = [
  ['pairing', 'code'],
  ['confirm', 'confirm'],
  ['playing', {}],
  ['paused', { isPaused: true }],
  ['prayer', { isSilent: true }],
  ['closed', { isClosed: true }, 'closed'],
  ['licence-ended', { hasEnded: true }],
  ['no-music', { hasNoMusic: true }],
  ['blocked', {}, 'untouched'],
  ['error', {}, 'broken-output'],
  ['second-tab', {}, 'second-tab'],
  ['settings', {}, 'settings'],
  ['pin', { hasPin: true }, 'settings'],
]

const ready = {
  code: '.user-code:not([data-empty])',
  confirm: '.pairing-answers button',
  zone: '.keyboard-button',
}
/** A tap that unlocks the sound would change these screens. */
const untappable = (state: ZoneState, opening?: Opening) =>
  Object.keys(state).some(key => key !== 'hasPin') || (opening && opening !== 'settings')

/** Prepares what a page cannot be brought into by the answers of the gateway alone. */
async function prepare(page: Page, opening?: Opening) {
  if (opening === 'closed') await page.clock.install()
  if (opening === 'untouched')
    await page.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' })
    })
  if (opening === 'broken-output')
    await page.addInitScript(() => {
      Object.defineProperty(AudioContext.prototype, 'state', {
        get: () => {
          throw new Error('The audio service has crashed')
        },
      })
    })
  if (opening !== 'second-tab') return
  const first = await page.context().newPage()
  await answerDevice(first, 'code')
  await first.goto(getStack().player)
  await first.locator(ready.code).waitFor()
  await page.bringToFront()
}

async function openSettings(page: Page) {
  await page.locator('.keyboard-button').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('dialog[open]')).toBeVisible()
}

const waitForScreen: Record<Opening, (page: Page) => Promise<void>> = {
  settings: openSettings,
  untouched: page => expect(page.locator('.large-button')).toBeVisible(),
  'broken-output': page => expect(page.locator('.state-badge[data-tone="bad"]')).toBeVisible(),
  'second-tab': page => expect(page.locator('.state-badge[data-tone="off"]')).toBeVisible(),
  closed: async page => {
    await expect(page.locator('.state-badge')).toBeVisible()
    // The clock of the page may have been ahead of the bundle.
    await expect(async () => {
      await page.clock.runFor('06:00')
      await expect(page.locator('.closed')).toBeVisible({ timeout: 1_000 })
    }).toPass()
  },
}

type Display = {
  width: number
  height: number
  locale?: string
}

async function openScreen(browser: Browser, { locale = 'id-ID', ...viewport }: Display, index: number) {
  const [, state = 'code', opening] = screens[index] ?? []
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', locale })
  const page = await context.newPage()
  await prepare(page, opening)
  await answerDevice(page, state)
  await page.goto(getStack().player)
  if (opening !== 'second-tab' && opening !== 'untouched')
    await page
      .locator(ready[typeof state === 'string' ? state : 'zone'])
      .first()
      .waitFor({ state: 'attached' })
  const tap = page.locator('.large-button')
  if (typeof state === 'object' && !untappable(state, opening)) {
    await expect(tap.or(page.locator('.playing'))).toBeVisible()
    if (await tap.isVisible()) await tap.click()
  }
  if (opening) await waitForScreen[opening](page)
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
  // A screen without controls leaves the focus on the page.
  const isControl = (index: number) => index >= 0
  const ordered = [...reached].sort((one, other) => one - other)
  return { reached: ordered.filter(isControl), unseen: [...unseen].filter(isControl) }
}

const smallDisplays = [
  { width: 240, height: 320, locale: 'id-ID' },
  { width: 240, height: 320, locale: 'en-GB' },
  { width: 320, height: 240, locale: 'id-ID' },
  { width: 320, height: 240, locale: 'en-GB' },
]

for (const [index, [name]] of screens.entries()) {
  test(`the screen "${name}" of the player can be used with arrow keys and fits a small display`, async ({
    browser,
  }, info) => {
    const page = await openScreen(browser, { width: 1280, height: 720 }, index)
    // Some controls are enabled once what they change has loaded.
    await expect(async () => {
      const controls = await listControls(page)
      const { reached, unseen } = await explore(page)
      expect(reached).toEqual(controls)
      expect(unseen, 'controls whose focus is invisible').toEqual([])
    }).toPass({ timeout: 15_000 })
    await page.screenshot({ path: info.outputPath(`${name}-1280.png`) })
    await page.context().close()
    for (const display of smallDisplays) {
      const shown = `${display.width} × ${display.height} in ${display.locale}`
      const small = await openScreen(browser, display, index)
      await small.screenshot({ path: info.outputPath(`${name}-${display.width}-${display.locale}.png`) })
      expect.soft(await listCutOff(small), `cut off at ${shown}`).toEqual([])
      expect.soft(await listOverlaps(small), `covered at ${shown}`).toEqual([])
      await small.context().close()
    }
  })
}
