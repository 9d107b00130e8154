import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchAsBrowser } from './fetch-as-browser.mjs'

const message = {
  topic: 'sales',
  name: 'Sari Wulandari',
  email: 'sari@contoh.test',
  message: 'Kami membuka tiga kafe di Bandung bulan depan.',
  consent: 'on',
}

/**
 * Checks that personal responses come from the live process, which sets a request id, unlike static files.
 */
async function checkLive({ site, checks }) {
  const isLive = response => response.header('x-request-id') !== null
  checks.expect('a page is a file', isLive(await fetchAsBrowser(`${site}/product`)), false)
  for (const page of ['/product', '/en/product']) {
    const result = await fetchAsBrowser(`${site}${page}?industry=hotel&locations=2&zones=3&period=monthly`)
    checks.expect(`the calculator of ${page} responds`, [result.status, isLive(result)], [200, true])
  }
  checks.expect(
    'a campaign is no parameter',
    isLive(await fetchAsBrowser(`${site}/product?utm_source=x`)),
    false,
  )
  for (const page of ['/status', '/en/status'])
    checks.expect(`${page} is live`, isLive(await fetchAsBrowser(site + page)), true)
  const preview = await fetchAsBrowser(`${site}/preview?token=x`)
  checks.expect('the preview is live', [preview.status, isLive(preview)], [403, true])
  const editors = await fetchAsBrowser(`${site}/about`, { headers: { cookie: 'preview=x.y' } })
  checks.expect('the live process checks the preview cookie', [editors.status, isLive(editors)], [200, true])
  const hook = await fetchAsBrowser(`${site}/hooks/content`, { method: 'POST', body: '{}' })
  checks.expect('the hook requires its secret', hook.status, 401)
}

/** Checks that forms post to the live process. */
async function checkForm({ site, checks }) {
  const { text } = await fetchAsBrowser(`${site}/en/contact`)
  const address = /<form\b[^>]*? action="([^"]+)"[^>]*method="post"/.exec(text)?.[1]
  checks.expect('the form is sent to the live process', address, `${site}/en/contact`)
  const post = (origin, body) =>
    fetchAsBrowser(`${site}/en/contact`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(body),
    })
  const arrived = await post(site, message)
  checks.expect('a message is accepted', [arrived.status, arrived.location], [302, '/en/contact/sent'])
  checks.expect('its confirmation is a page', (await fetchAsBrowser(`${site}/en/contact/sent`)).status, 200)
  checks.expect('an empty one is rejected', (await post(site, {})).status, 400)
  checks.expect('a cross-site one is rejected', (await post('https://evil.test', message)).status, 403)
}

/** Checks that publishing updates the files and that no page is missing during the update. */
async function checkPublish({ site, checks, editor, folder }) {
  const title = `Terbit ${Date.now()}`
  const since = performance.now()
  const file = join(folder, 'public/cookie.html')
  const statuses = new Set()
  await editor.publish('cookie', 'id', title)
  while (!readFileSync(file, 'utf8').includes(title) && performance.now() - since < 120_000) {
    statuses.add((await fetchAsBrowser(`${site}/cookie`)).status)
    await pause(50)
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  checks.expect(
    `a publish is in the files (${seconds} s)`,
    (await fetchAsBrowser(`${site}/cookie`)).text.includes(title),
    true,
  )
  checks.expect('no page was missing during the update', [...statuses], [200])
}

export async function checkLiveContent(context) {
  await checkLive(context)
  await checkForm(context)
  await checkPublish(context)
}
