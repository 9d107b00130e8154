import type { Page } from '@playwright/test'
import { openSession } from '../fixtures/account'
import { backendEnv, startApp } from '../fixtures/app-process'
import { waitForHydration } from '../fixtures/portal'
import { createSecondBuild } from '../fixtures/second-build'
import { expect, getStyle, pauseRequests, test as shell, skipSplash } from '../fixtures/shell'
import { getStack } from '../fixtures/stack'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')

/** Starts a separate portal with the journeys' backend and a member's session. */
const test = shell.extend<{ session: undefined }, { portal: string }>({
  portal: [
    async ({ browserName: _ }, use) => {
      const app = await startApp('portal', { env: backendEnv() })
      await use(app.url)
      await app.stop()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ context }, use) => {
      await openSession(context, 'pemilik@contoh.test', 'Contoh-12345')
      await use(undefined)
    },
    { auto: true },
  ],
})

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Memuat...' })
const state = (page: Page) => bar(page).getAttribute('data-state')
const orders = (page: Page) =>
  page.getByRole('link', { name: t('navigation.portal.orders'), exact: true }).first()
const units = (page: Page) =>
  page.getByRole('link', { name: t('navigation.portal.business_units'), exact: true }).first()

/** Sets a marker that the document keeps until it is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

const waitForReload = (page: Page) => page.waitForFunction(() => !('marked' in window))

async function openForm(page: Page, portal: string) {
  await page.goto(`${portal}/business-units/new`)
  await waitForHydration(page)
  await mark(page)
}

test.beforeEach(({ page }) => skipSplash(page))

test('the loading bar appears after 200 ms, hides 500 ms after the navigation and is removed 400 ms later', async ({
  page,
  portal,
}) => {
  await openForm(page, portal)
  const release = await pauseRequests(page, /\.data/)
  await orders(page).click()
  await page.clock.runFor(199)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(1)
  expect(await state(page)).toBe('loading')
  expect(await getStyle(bar(page), 'height')).toBe('3px')
  expect(await getStyle(bar(page), 'transition-duration')).toBe('0.4s')
  release()
  await expect(bar(page)).toHaveAttribute('data-state', 'done')
  await page.clock.runFor(499)
  expect(await state(page)).toBe('done')
  await page.clock.runFor(1)
  expect(await state(page)).toBe('hidden')
  await page.clock.runFor(399)
  await expect(bar(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(bar(page)).toHaveCount(0)
  expect(await sameDocument(page)).toBe(true)
})

test('the loading bar ends in the error colour if the next page fails', async ({ page, portal }) => {
  await openForm(page, portal)
  await page.route(/\.data/, route => route.fulfill({ status: 500, body: 'broken' }))
  await orders(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('data-state', 'error')
  // After a failure, the page is rendered again together with its style sheet.
  await page.waitForFunction(
    () => getComputedStyle(document.documentElement).getPropertyValue('--bad') !== '',
  )
  const bad = await page.evaluate(() => {
    const probe = Object.assign(document.createElement('i'), { style: 'background: var(--bad)' })
    document.body.append(probe)
    return getComputedStyle(probe).backgroundColor
  })
  expect(await getStyle(bar(page), 'background-color')).toBe(bad)
})

test('a new build shows a notice and reloads on the next link, unless a form is half-filled', async ({
  page,
}) => {
  const first = await startApp('portal', { env: backendEnv() })
  const { folder, remove } = await createSecondBuild('portal')
  // Loads the script of the next page before the build is replaced, so that client-side navigation would
  // still be possible.
  await openForm(page, first.url)
  await orders(page).click()
  await page.waitForURL(`${first.url}/orders`)
  await page.goBack()
  await page.waitForURL(`${first.url}/business-units/new`)
  expect(await sameDocument(page)).toBe(true)

  await first.stop()
  const second = await startApp('portal', { port: first.port, folder, env: backendEnv() })
  const notice = page.getByText('Versi baru tersedia.')
  await expect(notice).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  expect(await sameDocument(page)).toBe(true)

  await page.getByLabel(t('fields.brand_name'), { exact: true }).fill('Kafe Sari')
  await orders(page).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('leave.go') })
    .click()
  await page.waitForURL(`${first.url}/orders`)
  expect(await sameDocument(page)).toBe(true)

  await units(page).click()
  await waitForReload(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await second.stop()
  await remove()
})

test('a missing script after a deployment reloads the target path once, but not again within 10 s', async ({
  page,
  portal,
}) => {
  await page.route(/\/assets\/orders-/, route => route.abort())
  await openForm(page, portal)
  await orders(page).click()
  await page.waitForURL(`${portal}/orders`)
  await waitForReload(page)

  await openForm(page, portal)
  await page.clock.runFor(9_000)
  await orders(page).click()
  await expect(page.getByRole('main')).toContainText('500')
  expect(await sameDocument(page)).toBe(true)

  await openForm(page, portal)
  await page.clock.runFor(1_000)
  await orders(page).click()
  await waitForReload(page)
  expect(page.url()).toBe(`${portal}/orders`)
})

test('redirects work for documents and client-side navigation, and are in the manifest', async ({
  page,
  portal,
}) => {
  const asDocument = await fetch(`${portal}/en/login?redirectTo=%2Forders`, { redirect: 'manual' })
  expect(asDocument.headers.get('location')).toBe('/en/sign-in?redirectTo=%2Forders')
  await openForm(page, portal)
  // Answers the data request for /orders with the response for /login, which is a redirect.
  await page.route(/\/orders\.data/, async route => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/orders', '/login') }),
    })
  })
  await orders(page).click()
  // The sign-in page has different scripts, so the redirect loads a new document.
  await page.waitForURL(`${portal}/sign-in`)
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
  const { id } = await (await fetch(`${portal}/builds/latest.json?1`)).json()
  const manifest = await (await fetch(`${portal}/builds/meta/${id}.json`)).json()
  expect(manifest.routeRules['/login']).toEqual({ redirect: '/sign-in' })
  expect(manifest.routeRules['/en/contact']).toEqual({ redirect: `${getStack().site}/en/contact` })
})

test('without its message catalogue, the portal keeps the server-rendered page usable', async ({
  page,
  portal,
}) => {
  const requests: string[] = []
  await page.route(/\/assets\/messages-[^/]*\.js$/, route => {
    requests.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${portal}/business-units/new`)
  await expect.poll(() => new Set(requests).size).toBeGreaterThan(0)
  await expect(page.getByLabel(t('fields.brand_name'), { exact: true })).toBeVisible()
  await orders(page).click()
  await page.waitForURL(`${portal}/orders`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the router loads a document for an unknown path, such as one in the other language', async ({
  page,
  portal,
}) => {
  await openForm(page, portal)
  // The router is used directly, because our own links to the other language already load a new document.
  await page.evaluate(() => {
    // Not awaited, because the document that would resolve it is replaced.
    Reflect.get(window, '__remixRouter').navigate('/en/orders?from=id')
  })
  await waitForReload(page)
  expect(page.url()).toBe(`${portal}/en/orders?from=id`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
