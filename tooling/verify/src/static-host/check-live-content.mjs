import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.mjs'

const message = {
  topic: 'sales',
  name: 'Sari Wulandari',
  email: 'sari@contoh.test',
  message: 'Kami membuka tiga kafe di Bandung bulan depan.',
  consent: 'on',
}

/** What is somebody's own is answered by the live process, which says who asked in a header that no file has. */
async function checkLive({ site, list }) {
  const isLive = answer => answer.header('x-request-id') !== null
  list.expect('a page is a file', isLive(await ask(`${site}/product`)), false)
  for (const page of ['/product', '/en/product']) {
    const result = await ask(`${site}${page}?industry=hotel&locations=2&zones=3&period=monthly`)
    list.expect(`the calculator of ${page} answers`, [result.status, isLive(result)], [200, true])
  }
  list.expect('a campaign is no parameter', isLive(await ask(`${site}/product?utm_source=x`)), false)
  const preview = await ask(`${site}/preview?token=x`)
  list.expect('the preview answers', [preview.status, isLive(preview)], [403, true])
  const editors = await ask(`${site}/about`, { headers: { cookie: 'preview=x.y' } })
  list.expect('who has a preview cookie is judged live', [editors.status, isLive(editors)], [200, true])
  const hook = await ask(`${site}/hooks/content`, { method: 'POST', body: '{}' })
  list.expect('the hook wants its secret', hook.status, 401)
}

/** The form of a page is sent where it says, and arrives. */
async function checkForm({ site, list }) {
  const { text } = await ask(`${site}/en/contact`)
  const address = /<form\b[^>]*? action="([^"]+)"[^>]*method="post"/.exec(text)?.[1]
  list.expect('the form goes to the live address', address, `${site}/en/contact`)
  const sent = (origin, body) =>
    ask(`${site}/en/contact`, { method: 'POST', headers: { origin }, body: new URLSearchParams(body) })
  const arrived = await sent(site, message)
  list.expect('a message is taken', [arrived.status, arrived.location], [302, '/en/contact/sent'])
  list.expect('its thanks are a page', (await ask(`${site}/en/contact/sent`)).status, 200)
  list.expect('an empty one is told', (await sent(site, {})).status, 400)
  list.expect('one from elsewhere is refused', (await sent('https://evil.test', message)).status, 403)
}

/** A publish is in the files by itself, and at no moment is a page missing. */
async function checkPublish({ site, list, editor, folder }) {
  const title = `Terbit ${Date.now()}`
  const since = performance.now()
  const file = join(folder, 'public/cookie.html')
  const statuses = new Set()
  await editor.publish('cookie', 'id', title)
  while (!readFileSync(file, 'utf8').includes(title) && performance.now() - since < 120_000) {
    statuses.add((await ask(`${site}/cookie`)).status)
    await pause(50)
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  list.expect(
    `a publish is in the files (${seconds} s)`,
    (await ask(`${site}/cookie`)).text.includes(title),
    true,
  )
  list.expect('no page was missing meanwhile', [...statuses], [200])
}

export async function checkChanges(world) {
  await checkLive(world)
  await checkForm(world)
  await checkPublish(world)
}
