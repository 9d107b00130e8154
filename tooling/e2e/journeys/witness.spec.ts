import { expect, test } from '@playwright/test'
import { findIssuesInBothThemes } from '../fixtures/accessibility'
import { getStack } from '../fixtures/stack'

test('the page of the witness is accessible in both languages and themes', async ({ page }) => {
  for (const [locale, heading] of [
    ['id', 'Saksi Lembaga Contoh'],
    ['en', 'Witness of Lembaga Contoh'],
  ] as const) {
    await page.goto(`${getStack().witness}/?lang=${locale}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(await findIssuesInBothThemes(page)).toEqual([])
  }
})

test('the witness signs the usage log, and the site publishes its signature', async ({ request }) => {
  const { site, witness } = getStack()
  const isPublished = async () =>
    (await (await request.get(`${site}/usage-log/checkpoint`)).text()).includes(
      '\n\u2014 witness.contoh.test ',
    )
  await expect.poll(isPublished, { timeout: 150_000 }).toBe(true)
  expect((await (await request.get(`${witness}/status.json`)).json()).logs).toHaveLength(1)
})
