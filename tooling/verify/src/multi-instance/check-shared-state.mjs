import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onePixelPng, signInEditor } from '#src/product/editor.mjs'
import { copiedDevice } from './copied-device.mjs'

async function waitUntilTrue(condition, milliseconds = 5_000) {
  const until = Date.now() + milliseconds
  for (;;) {
    if (await condition()) return true
    if (Date.now() > until) return false
    await pause(50)
  }
}

const getText = async url => (await fetch(url)).text()
const getStatus = async url => (await fetch(url, { redirect: 'manual' })).status

/** Checks that content published in the panel appears on both sites. */
async function publishing({ urls, instances, admin }) {
  const editor = await signInEditor(urls.backend, admin)
  const title = `Cookie ${Date.now()}`
  await editor.publish('cookie', 'id', title)
  const shown = await waitUntilTrue(async () => {
    const pages = await Promise.all(instances.map(({ site }) => getText(`${site}/cookie`)))
    return pages.every(page => page.includes(title))
  })
  return shown || 'a publish was not on both sites within 5 s'
}

/** Checks that the maintenance file switches maintenance mode on and off in every process. */
async function maintenance({ instances, dataDir }) {
  const pages = instances.flatMap(({ site, portal }) => [`${site}/about`, `${portal}/sign-in`])
  const allRespond = async status =>
    (await Promise.all(pages.map(getStatus))).every(found => found === status)
  const file = join(dataDir, 'maintenance')
  writeFileSync(file, '')
  const began = await waitUntilTrue(() => allRespond(503))
  rmSync(file)
  const ended = await waitUntilTrue(() => allRespond(200))
  return (began && ended) || `maintenance mode did not ${began ? 'end' : 'begin'} everywhere within 5 s`
}

/** Checks that sign-in attempts on an account are counted across both portals and both backends. */
async function rateLimits({ urls, instances }) {
  const allowed = 100
  const identifier = `tebak.${Date.now()}@contoh.test`
  const body = () => new URLSearchParams({ identifier, password: 'bukan-kata-sandinya' })
  const attempt = async number => {
    const { portal } = instances[number % instances.length]
    const headers = { origin: new URL(urls.portal).origin }
    const { status } = await fetch(`${portal}/sign-in`, {
      method: 'POST',
      headers,
      body: body(),
      redirect: 'manual',
    })
    return status
  }
  const statuses = []
  for (let attemptNumber = 0; attemptNumber < allowed; attemptNumber += 4)
    statuses.push(...(await Promise.all([0, 1, 2, 3].map(offset => attempt(attemptNumber + offset)))))
  const after = [await attempt(0), await attempt(1)]
  const limitedEarly = statuses.filter(status => status === 429).length
  return (
    (limitedEarly === 0 && after.every(status => status === 429)) ||
    `of ${allowed} allowed attempts ${limitedEarly} answered 429, and the next two answered ${after}`
  )
}

/** Checks that a file uploaded to one backend is served by the other. */
async function media({ instances, admin }) {
  const editor = await signInEditor(instances[0].backend, admin)
  const path = await editor.uploadPicture('dua.png', onePixelPng)
  const statuses = await Promise.all(instances.map(({ backend }) => getStatus(new URL(path, backend))))
  return statuses.every(status => status === 200) || `a picture answered ${statuses}`
}

/** Checks that the public URLs keep working after one backend has been stopped. */
async function failover({ urls, stopBackend }) {
  await stopBackend()
  const pages = [`${urls.api}/content-revision`, `${urls.portal}/sign-in`, `${urls.site}/en/faq`]
  const statuses = await Promise.all([...pages, ...pages, ...pages].map(getStatus))
  return statuses.every(status => status === 200) || `with one backend stopped the statuses were ${statuses}`
}

const checks = { publishing, maintenance, rateLimits, media, copiedDevice, failover }

/**
 * Checks everything that would break if state were kept in a single process. Prints a line for each check.
 */
export async function checkSharedState(product, print = () => {}) {
  const failures = []
  for (const [name, check] of Object.entries(checks)) {
    const result = await check(product)
    print(`${name}: ${result === true ? 'passed' : result}`)
    if (result !== true) failures.push(`${name}: ${result}`)
  }
  return { passed: Object.keys(checks).length - failures.length, failures }
}
