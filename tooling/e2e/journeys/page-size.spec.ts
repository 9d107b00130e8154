import { get } from 'node:http'
import { expect, test } from '../fixtures/journey'
import { getPortalUrl, signIn } from '../fixtures/portal'
import { getStack } from '../fixtures/stack'

/** The number of elements in the document with the sample data, counted as in `npm run bench`. */
const sitePages = {
  '/': 800,
  '/en': 800,
  '/product': 770,
  '/status': 500,
  '/industry/hotel': 345,
  '/contact': 270,
}
/** These limits leave room for the orders and zones that other journeys add. */
const memberPages = { '/': 660, '/business-units': 460, '/orders': 410, '/account': 350, '/zones': 480 }

const countElements = (html: string) => html.match(/<[a-z]/gi)?.length ?? 0

/** Ten segments of 1,460 bytes, which a server may send before the first acknowledgement. */
const initialWindow = 14_600

/** Counts the bytes of a response on a separate connection, including its headers. */
const countBytes = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'br' } }, response => {
      response.resume().on('end', () => resolve(response.socket.bytesRead))
    }).on('error', reject)
  })

for (const path of ['/', '/en', '/product', '/status'])
  test(`the site's ${path} and its headers fit in the initial congestion window`, async () => {
    expect(await countBytes(getStack().site + path)).toBeLessThanOrEqual(initialWindow)
  })

for (const [path, most] of Object.entries(sitePages))
  test(`the site's ${path} has at most ${most} elements`, async ({ request }) => {
    const html = await request.get(getStack().site + path).then(response => response.text())
    expect(countElements(html)).toBeGreaterThan(most / 2)
    expect(countElements(html)).toBeLessThanOrEqual(most)
  })

test('member pages have no more elements than their budgets', async ({ page }) => {
  await signIn(page, 'pemilik@contoh.test')
  for (const [path, most] of Object.entries(memberPages)) {
    const html = await page.request.get(getPortalUrl(path)).then(response => response.text())
    expect.soft(countElements(html), path).toBeGreaterThan(most / 2)
    expect.soft(countElements(html), path).toBeLessThanOrEqual(most)
  }
})
