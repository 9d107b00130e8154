import { expect } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'
import {
  hideAutomation,
  locateConsentNotice,
  startAppWithAnalytics,
  plain as test,
} from '../fixtures/statistics'
import { createTranslator } from '../fixtures/texts'

const t = createTranslator('id')

test.beforeEach(({ page }) => hideAutomation(page))

test('the portal sends page views and an opaque member id, never the content of pages, forms, queries or cookies', async ({
  page,
}) => {
  const { api } = getStack()
  const { collector, url, stop } = await startAppWithAnalytics('portal', { API_URL: api, CMS_API_URL: api })
  // Events are sent in batches, every few seconds.
  await page.clock.install()
  const expectSent = (part: string, after = 0) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(1_000)
          return collector.text().slice(after)
        },
        { timeout: 30_000, intervals: [100, 250, 500] },
      )
      .toContain(part)

  await page.goto(`${url}/sign-in`)
  await locateConsentNotice(page).getByRole('button', { name: 'Setuju' }).click()
  await expectSent('"page_name":"sign-in"')
  const visitor = /"distinct_id":"([^"]+)"/.exec(collector.text())?.[1]
  await page.getByLabel(t('fields.identifier'), { exact: true }).fill('pemilik@contoh.test')
  await page.getByLabel(t('fields.password'), { exact: true }).fill('Contoh-12345')
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click()
  await expectSent('"page_name":"dashboard"')
  await expectSent('$identify')

  await page.goto(`${url}/orders`)
  const order = page.getByRole('link', { name: /MB-ORD-/ }).first()
  const number = (await order.textContent())?.trim() ?? ''
  await order.click()
  await expectSent('"page_path":"/orders/:id"')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.goto(`${url}/business-units?q=rahasia-dagang`)
  await expectSent('"page_name":"business-units"')
  await page.goto(`${url}/account`)
  await expectSent('"page_name":"account"')

  const token = (await page.context().cookies()).find(({ name }) => name === 'portal_token')?.value ?? ''
  await page.goto(`${url}/sign-out`)
  const signOut = page.getByRole('main').getByRole('button', { name: t('actions.sign_out') })
  if (await signOut.isVisible()) await signOut.click()
  await expect(page).toHaveURL(/sign-in/)
  await expectSent('"page_name":"sign-in"', collector.text().length)
  const members = new Set(
    [...collector.text().matchAll(/"distinct_id":"([a-z0-9]{24})"/g)].map(([, member]) => member),
  )
  expect(members.size).toBe(1)
  const last = [...collector.text().matchAll(/"distinct_id":"([^"]+)"/g)].at(-1)?.[1]
  expect(members.has(last)).toBe(false)
  expect(last).not.toBe(visitor)

  const secrets = ['pemilik', 'contoh.test', 'Contoh-12345', 'rahasia-dagang', number, id, token]
  expect(secrets.every(secret => secret.length > 5)).toBe(true)
  for (const secret of secrets) expect(collector.text(), secret.slice(0, 4)).not.toContain(secret)
  await stop()
})
