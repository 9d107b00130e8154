import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

async function within(milliseconds, holds) {
  const until = Date.now() + milliseconds
  for (;;) {
    if (await holds()) return true
    if (Date.now() > until) return false
    await pause(50)
  }
}

const textOf = async url => (await fetch(url)).text()
const statusOf = async url => (await fetch(url, { redirect: 'manual' })).status

/** A publish at the one panel shows on both sites. */
async function publishing({ urls, halves, admin }) {
  const { editorAt } = await import('../faults/src/editor.mjs')
  const editor = await editorAt(urls.backend, admin)
  const title = `Cookie ${Date.now()}`
  await editor.publish('cookie', 'id', title)
  const shown = await within(5_000, async () => {
    const pages = await Promise.all(halves.map(({ site }) => textOf(`${site}/cookie`)))
    return pages.every(page => page.includes(title))
  })
  return shown || 'a publish was not on both sites within 5 s'
}

/** The file of maintenance closes every process, and opens them again. */
async function maintenance({ halves, dataDir }) {
  const pages = halves.flatMap(({ site, portal }) => [`${site}/about`, `${portal}/sign-in`])
  const all = async status => (await Promise.all(pages.map(statusOf))).every(found => found === status)
  const file = join(dataDir, 'maintenance')
  writeFileSync(file, '')
  const closed = await within(5_000, () => all(503))
  rmSync(file)
  const open = await within(5_000, () => all(200))
  return (closed && open) || `maintenance ${closed ? 'did not end' : 'was not seen'} everywhere within 5 s`
}

/** The tries of one account are counted over both portals and both backends. */
async function limits({ urls, halves }) {
  const allowed = 100
  const identifier = `tebak.${Date.now()}@contoh.test`
  const body = () => new URLSearchParams({ identifier, password: 'bukan-kata-sandinya' })
  const attempt = async turn => {
    const { portal } = halves[turn % halves.length]
    const headers = { origin: new URL(urls.portal).origin }
    const { status } = await fetch(`${portal}/sign-in`, {
      method: 'POST',
      headers,
      body: body(),
      redirect: 'manual',
    })
    return status
  }
  const answers = []
  for (let turn = 0; turn < allowed; turn += 4)
    answers.push(...(await Promise.all([0, 1, 2, 3].map(more => attempt(turn + more)))))
  const after = [await attempt(0), await attempt(1)]
  const early = answers.filter(status => status === 429).length
  return (
    (early === 0 && after.every(status => status === 429)) ||
    `of ${allowed} tries ${early} were refused, and those after them answered ${after}`
  )
}

/** What is uploaded at one backend is read from the other. */
async function media({ urls, halves, admin }) {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${urls.backend}/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  })
  const { data } = await login.json()
  const form = new FormData()
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  form.append('files', new File([picture], 'dua.svg', { type: 'image/svg+xml' }))
  form.append('fileInfo', JSON.stringify({ name: 'dua.svg', alternativeText: 'Dua' }))
  const headers = { authorization: `Bearer ${data.token}` }
  const answer = await fetch(`${halves[0].backend}/upload`, { method: 'POST', headers, body: form })
  if (!answer.ok) return `an upload answered ${answer.status}`
  const [{ url }] = await answer.json()
  const statuses = await Promise.all(halves.map(({ backend }) => statusOf(new URL(url, backend))))
  return statuses.every(status => status === 200) || `a picture was answered with ${statuses}`
}

/** One backend goes: nobody at the public addresses notices. */
async function leaving({ urls, stopBackend }) {
  await stopBackend()
  const pages = [`${urls.api}/content-revision`, `${urls.portal}/sign-in`, `${urls.site}/en/faq`]
  const statuses = await Promise.all([...pages, ...pages, ...pages].map(statusOf))
  return statuses.every(status => status === 200) || `with one backend gone the answers were ${statuses}`
}

const checks = { publishing, maintenance, limits, media, leaving }

/** Asks the doubled product what one process alone could not get wrong; `told` hears a line of each. */
export async function checkTwo(product, told = () => {}) {
  const failures = []
  for (const [name, check] of Object.entries(checks)) {
    const answer = await check(product)
    told(`${name}: ${answer === true ? 'kept' : answer}`)
    if (answer !== true) failures.push(`${name}: ${answer}`)
  }
  return { passed: Object.keys(checks).length - failures.length, failures }
}
