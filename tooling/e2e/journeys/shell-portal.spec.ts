import type { Page } from '@playwright/test'
import { startApp } from '../fixtures/app-process'
import { createSecondBuild } from '../fixtures/second-build'
import { expect, getStyle, pauseRequests, skipSplash, test } from '../fixtures/shell'
import { createTranslator } from '../fixtures/texts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Memuat...' })
const state = (page: Page) => bar(page).getAttribute('data-state')
const join = (page: Page) => page.getByRole('link', { name: 'Gabung Sekarang' }).first()

/** A marker that the document keeps until it is reloaded. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const sameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

const waitForReload = (page: Page) => page.waitForFunction(() => !('marked' in window))

async function openSignIn(page: Page, portal: string) {
  await page.goto(`${portal}/sign-in`)
  const hydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('a[href="/register"]') ?? {}).some(key =>
        key.startsWith('__reactProps'),
      ),
    )
  await expect.poll(hydrated).toBe(true)
  await mark(page)
}

test.beforeEach(({ page }) => skipSplash(page))

test('the bar appears 200 ms after a navigation begins, hides 500 ms after its end and is removed 400 ms later', async ({
  page,
  portal,
}) => {
  await openSignIn(page, portal)
  const release = await pauseRequests(page, /\.data/)
  await join(page).click()
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

test('the bar ends in the error colour if the next page fails', async ({ page, portal }) => {
  await openSignIn(page, portal)
  await page.route(/\.data/, route => route.fulfill({ status: 500, body: 'broken' }))
  await join(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveAttribute('data-state', 'error')
  // After a failure, the page is rendered again with its style sheet.
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

test('a new build shows a notice and reloads at the next link, but not with a half-filled form', async ({
  page,
}) => {
  const first = await startApp('portal')
  const { folder, remove } = await createSecondBuild('portal')
  // Loads the script of the next page before the build is replaced, so that client-side navigation would be possible
  // afterwards.
  await openSignIn(page, first.url)
  await join(page).click()
  await page.waitForURL(`${first.url}/register`)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
  expect(await sameDocument(page)).toBe(true)
  await join(page).click()
  await page.waitForURL(`${first.url}/register`)

  await first.stop()
  const second = await startApp('portal', { port: first.port, folder })
  const notice = page.getByText('Versi baru tersedia.')
  await expect(notice).toBeHidden()
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  expect(await sameDocument(page)).toBe(true)

  await page.getByRole('textbox').first().fill('Sari')
  await page.getByRole('main').getByRole('link').first().click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: createTranslator('id')('leave.go') }).click()
  await page.waitForURL(`${first.url}/sign-in`)
  expect(await sameDocument(page)).toBe(true)

  await join(page).click()
  await waitForReload(page)
  await expect(page.locator('html')).toHaveAttribute('data-build', 'second')
  await second.stop()
  await remove()
})

test('a script missing after a deployment reloads the target path once, and not again within 10 s', async ({
  page,
  portal,
}) => {
  await page.route(/\/assets\/forgot-password-/, route => route.abort())
  const forgot = () => page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
  await openSignIn(page, portal)
  await forgot()
  await page.waitForURL(`${portal}/forgot-password`)
  await waitForReload(page)

  await openSignIn(page, portal)
  await page.clock.runFor(9_000)
  await forgot()
  await expect(page.getByRole('main')).toContainText('500')
  expect(await sameDocument(page)).toBe(true)

  await openSignIn(page, portal)
  await page.clock.runFor(1_000)
  await forgot()
  await waitForReload(page)
  expect(page.url()).toBe(`${portal}/forgot-password`)
})

test('redirects work for documents and client-side navigation and are in the manifest', async ({
  page,
  portal,
}) => {
  const asDocument = await fetch(`${portal}/en/login?redirectTo=%2Forders`, { redirect: 'manual' })
  expect(asDocument.headers.get('location')).toBe('/en/sign-in?redirectTo=%2Forders')
  await openSignIn(page, portal)
  // Changes a link to a path with a redirect, so that the router handles the click.
  await page.route(/\/register\.data/, async route => {
    await route.fulfill({
      response: await route.fetch({ url: route.request().url().replace('/register', '/login') }),
    })
  })
  await join(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
  await page.waitForURL(`${portal}/sign-in`)
  expect(await sameDocument(page)).toBe(true)
  const { id } = await (await fetch(`${portal}/builds/latest.json?1`)).json()
  const manifest = await (await fetch(`${portal}/builds/meta/${id}.json`)).json()
  expect(manifest.routeRules['/login']).toEqual({ redirect: '/sign-in' })
  expect(manifest.routeRules['/en/contact']).toEqual({ redirect: `${portal}/en/contact` })
})

test('error pages need no backend, message catalogue or script, in both languages', async ({
  browser,
  site,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [app, texts] of [
    [site, { '': /Page Not Found/, '/en': /Page Not Found/ }],
    [portal, { '': /Page Not Found/, '/en': /Page Not Found/ }],
  ] as const) {
    for (const prefix of ['', '/en'] as const) {
      const response = await page.goto(`${app}${prefix}/no/where`)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle(texts[prefix])
      await expect(page.locator('html')).toHaveAttribute('lang', prefix === '' ? 'id' : 'en')
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    }
  }
  await context.close()
})

test('without a backend both apps show a heading, a sentence, a reference number and a link', async ({
  browser,
  site,
  portal,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies([{ name: 'portal_token', value: 'a.b.c', url: portal }])
  const page = await context.newPage()
  for (const [address, sentence] of [
    [`${site}/about`, 'sedang tidak dapat dihubungi'],
    [`${site}/en/about`, 'is not responding'],
    [`${portal}/orders`, 'sedang tidak dapat dihubungi'],
    [`${portal}/en/orders`, 'is not responding'],
  ]) {
    const response = await page.goto(address ?? '')
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(sentence ?? '')
    await expect(page.getByRole('main')).toContainText(/(?:Nomor permintaan|Request number): [\w-]{8,}/)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  }
  await context.close()
})

test('without its message catalogue the portal keeps the server-rendered page after one retry', async ({
  page,
  portal,
}) => {
  const requests: string[] = []
  await page.route(/\/assets\/messages-[^/]*\.js$/, route => {
    requests.push(route.request().url())
    return route.abort()
  })
  await page.goto(`${portal}/sign-in`)
  await expect.poll(() => new Set(requests).size).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
  await join(page).click()
  await page.waitForURL(`${portal}/register`)
  await expect(page.getByRole('textbox').first()).toBeVisible()
})
