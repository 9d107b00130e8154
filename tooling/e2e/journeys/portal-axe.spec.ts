import type { Page } from '@playwright/test'
import { findIssuesInBothThemes, preloadAxe } from '../fixtures/accessibility'
import { expect, test } from '../fixtures/journey'
import { getPortalUrl, signIn } from '../fixtures/portal'
import { fillRecordIds } from '../fixtures/records'
import { Registrant } from '../fixtures/registrant'
import { listPortalPaths } from '../fixtures/routes'

/** Whether this path is a page for this visitor, rather than a file or a redirect. */
async function isPage(page: Page, path: string): Promise<boolean> {
  const response = await page.request.get(getPortalUrl(path), { maxRedirects: 0 })
  return response.status() === 200 && (response.headers()['content-type'] ?? '').startsWith('text/html')
}

test('every member page has one h1 and a unique title, and axe finds nothing in either theme', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'pemilik@contoh.test')
  // /orders/pay redirects if no orders are selected, tax is withheld from few orders, and few of them need an approval;
  // their journeys check them.
  const members = listPortalPaths().members.filter(
    path =>
      !['/orders/pay', '/orders/:id/withholding', '/orders/requests/:id', '/orders/quotations/:id'].includes(
        path,
      ),
  )
  const paths = await fillRecordIds(page, members)
  expect(paths.length).toBeGreaterThan(25)
  await preloadAxe(page)
  const titles = new Map<string, string>()
  const found: string[] = []
  for (const path of paths) {
    expect((await page.goto(getPortalUrl(path)))?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const title = await page.title()
    if (titles.has(title)) found.push(`${path} is called "${title}" like ${titles.get(title)}`)
    titles.set(title, path)
    // All pages share the same header and navigation, so the dark theme checks these only once.
    found.push(...(await findIssuesInBothThemes(page, path === paths[0] ? 'html' : 'main')))
  }
  expect(found).toEqual([])
})

const withoutPage = [
  '/account/export',
  '/audit/export',
  '/billing/export',
  '/business-units/:id/renew',
  '/business-units/:id/tax-file',
  '/business-units/export.csv',
  '/business-units/import/:id/result.csv',
  '/business-units/import/template.csv',
  '/connect/google',
  '/connect/google/callback',
  '/licences/:code/certificate.pdf',
  '/licences/batches/:id/file',
  '/orders/:id/credit-notes/:number',
  '/orders/:id/invoice.pdf',
  '/orders/:id/payments/:attempt/qr.png',
  '/orders/:id/payments/:attempt/receipt',
  '/orders/:id/withholding/slips/:slip',
  '/orders/quotations/:id/file.pdf',
  '/pay/:token/payments/:attempt/qr.png',
  '/pay/:token/payments/:attempt/receipt',
  '/register/tax-file',
  '/usage/:month.csv',
  '/usage/:month.jsonl',
  '/usage/:month.pdf',
  '/usage/plays/:id/proof.json',
  '/zones/:id/remote-code.svg',
  '/zones/uptime/:month.csv',
]

/** Pages that can be reached only after several steps; their own journeys run axe. */
const reachedInSteps = [
  '/connect/google/join',
  '/invitations/:token',
  '/pay/:token',
  '/pay/:token/payments/:attempt',
  '/reset-password',
  '/sign-in/second-factor',
  '/verify-code',
]

test('axe finds nothing in either theme on the pages before membership', async ({ page, browser }) => {
  test.slow()
  // The journey of the collective body checks its console.
  const unchecked = new Set(listPortalPaths().others.filter(path => !path.startsWith('/collective')))
  const found: string[] = []
  const checkAs = async (viewer: Page) => {
    for (const path of unchecked) {
      if (!(await isPage(viewer, path))) continue
      await viewer.goto(getPortalUrl(path))
      found.push(...(await findIssuesInBothThemes(viewer)))
      unchecked.delete(path)
    }
  }
  const guest = await (await browser.newContext({ locale: 'id-ID' })).newPage()
  await preloadAxe(guest)
  await checkAs(guest)
  const sari = new Registrant(page)
  await sari.register()
  await checkAs(page)
  await sari.verify()
  await sari.industry()
  await sari.property()
  await sari.pricing()
  await checkAs(page)
  expect(found).toEqual([])
  expect([...unchecked].sort()).toEqual([...withoutPage, ...reachedInSteps].sort())
})
