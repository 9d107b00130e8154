import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { createUnitsCsv } from '#src/bench/measure-lists.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { signInToPanel } from '#src/product/panel-sign-in.mjs'
import { buildMultipartBody } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { fillOrganisation } from './fill.mjs'
import { findRecords, listCalls } from './list-calls.mjs'

/**
 * The longest time, in milliseconds, for which a request may keep all others waiting. The panel's lists are Strapi's
 * own code (docs/decisions/0094).
 */
const longestAllowed = { member: 50, server: 50, panel: 150 }
const warmUps = 2
const rounds = 3

const probe = join(root, 'tooling/verify/src/event-loop/probe.cjs')

async function signIn({ urls }) {
  const call = async (path, body, token) => {
    const { status, body: answer, text } = await sendRequest(urls.api + path, { method: 'POST', body, token })
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return answer
  }
  const { jwt, user } = await call('/auth/local', {
    identifier: 'lain@contoh.test',
    password: 'Contoh-12345',
  })
  const { organisation } = user.memberships.find(one => one.organisation.name === 'Perusahaan Contoh 001')
  await call('/organisation/switch', { organisation: organisation.documentId }, jwt)
  return jwt
}

async function fill(testBackend) {
  const records = await testBackend.records()
  try {
    await fillOrganisation(records)
    return await findRecords(records)
  } finally {
    await records.close()
  }
}

/**
 * Measures a call several times. The code is compiled during the first ones, and garbage collection can only add
 * time, so the lower median counts.
 */
async function measure(probeUrl, send) {
  const times = []
  let status = 0
  for (let round = -warmUps; round < rounds; round += 1) {
    await sendRequest(`${probeUrl}/start`)
    status = (await send()).status
    const { body } = await sendRequest(`${probeUrl}/stop`)
    if (round >= 0) times.push(body.longest)
  }
  return { status, longest: times.toSorted((one, other) => one - other)[Math.floor((rounds - 1) / 2)] }
}

const twoMegabytes = piece => piece.repeat((2 * 1024 * 1024) / piece.length)

/** Import files: as many rows as are allowed, and files that are hard to parse. */
const tables = {
  'an import of 2,000 rows': createUnitsCsv(2_000),
  'an import of delimiters': twoMegabytes(','),
  'an import of quotation marks': twoMegabytes('"'),
  'an import of a million rows': twoMegabytes('a\n'),
}

/** Lists uploads of import files, and the pages of an import with as many rows as are allowed. */
async function listImportCalls({ urls }, token) {
  const createUpload = table => {
    const content = Buffer.from(table)
    const { headers, body } = buildMultipartBody({
      field: 'file',
      name: 'outlets.csv',
      type: 'text/csv',
      content,
    })
    return () => sendRequest(`${urls.api}/business-units/imports`, { method: 'POST', token, headers, body })
  }
  const uploads = Object.entries(tables).map(([name, table]) => ({
    name,
    caller: 'member',
    send: createUpload(table),
  }))
  const { body } = await uploads[0].send()
  const pages = ['', '/result'].map(page => {
    const path = `/business-units/imports/${body.documentId}${page}`
    return { name: `/api${path}`, caller: 'member', send: () => sendRequest(urls.api + path, { token }) }
  })
  return [...uploads, ...pages]
}

/**
 * Fills an organisation to the documented limits and measures for how long each GET route keeps the
 * backend's thread.
 */
export async function checkEventLoop(print) {
  const { player: probePort } = await findFreePorts()
  const probeUrl = `http://127.0.0.1:${probePort}`
  const testBackend = await startTestBackend({
    name: 'event-loop',
    isEmpty: true,
    timeout: 900_000,
    env: { SEED: 'limits' },
  })
  try {
    await testBackend.end()
    const records = await fill(testBackend)
    await testBackend.start({
      NODE_OPTIONS: `--require ${probe}`,
      EVENT_LOOP_PROBE_PORT: String(probePort),
    })
    const callers = {
      member: { token: await signIn(testBackend) },
      server: { headers: { 'x-internal-key': testBackend.internalKey } },
      panel: { token: await signInToPanel(testBackend.urls.backend, testBackend.admin) },
    }
    const { body } = await sendRequest(`${probeUrl}/routes`)
    const { calls, skipped } = listCalls(body.routes, records)
    const failures = []
    let checked = 0
    const routeCalls = calls.map(({ path, caller }) => ({
      name: path,
      caller,
      send: () => sendRequest(testBackend.urls.backend + path, callers[caller]),
    }))
    const importCalls = await listImportCalls(testBackend, callers.member.token)
    for (const { name, caller, send } of [...importCalls, ...routeCalls]) {
      const { status: first } = await send()
      // The other caller of the route is measured instead.
      if (first === 401 || first === 403 || first === 404) continue
      const { status, longest } = await measure(probeUrl, send)
      if (status >= 500 || status === 0) failures.push(`${name} answered ${status}`)
      if (status !== 200 && !importCalls.some(call => call.send === send)) continue
      checked += 1
      const line = `${longest.toFixed(1).padStart(7)} ms  ${caller.padEnd(6)}  ${name}`
      print(line)
      const limit = longestAllowed[caller]
      if (longest > limit) failures.push(`${line} is over ${limit} ms`)
    }
    print(`\n${checked} routes measured. Without a measurement: ${skipped.join(', ')}`)
    return { passed: checked - failures.length, failures }
  } finally {
    await testBackend.stop()
  }
}
