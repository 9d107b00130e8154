import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { sendRequest } from '#src/product/http-call.mjs'
import {
  buildMultipartBody,
  completeRegistration,
  registerMember,
  samplePdf,
} from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { malformedUploads, maliciousFileNames } from './malformed-uploads.mjs'
import { measureUploadMemory } from './upload-memory.mjs'

const megabytes = 1024 * 1024
/** The maximum growth of the portal's memory in MB; it was 136 when bodies were parsed in memory. */
const maxGrowth = 60
const taxFile = { field: 'file_npwp', name: 'npwp.pdf', good: samplePdf, limit: 5 * megabytes }
const csv = {
  field: 'file',
  name: 'outlets.csv',
  mime: 'text/csv',
  limit: 2 * megabytes,
  good: Buffer.from('outlet_code;name\r\nA-1;Gerai\r\n'),
}

/** Returns the endpoints that accept files, with their share of the uploads in percent. */
async function getTargets(testBackend) {
  const { api, portal } = testBackend.urls
  const registrant = await registerMember(testBackend, 1)
  await completeRegistration(testBackend, registrant)
  await sendRequest(`${api}/registration/tax-file`, { method: 'DELETE', token: registrant.token })
  const owner = await sendRequest(`${api}/auth/local`, {
    method: 'POST',
    body: { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' },
  })
  const token = owner.body.jwt
  const [unit] = (await sendRequest(`${api}/business-units`, { token })).body.data
  const page = (jwt, path) => ({
    url: portal + path,
    headers: { cookie: `portal_token=${jwt}`, origin: portal },
  })
  return {
    registrant,
    list: [
      {
        share: 40,
        to: taxFile,
        all: { ...malformedUploads, ...maliciousFileNames },
        url: `${api}/registration/tax-file`,
        token: registrant.token,
      },
      {
        share: 20,
        to: taxFile,
        all: { ...malformedUploads, ...maliciousFileNames },
        url: `${api}/business-units/${unit.documentId}/tax-file`,
        token,
      },
      { share: 25, to: csv, all: malformedUploads, url: `${api}/business-units/imports`, token },
      { share: 8, to: taxFile, all: pageWays, ...page(registrant.token, '/register/property') },
      { share: 7, to: csv, all: pageWays, ...page(token, '/business-units/import') },
    ],
  }
}

// A form page accepts the valid file whatever else the form contains, so 'two files' is excluded.
const { 'two files': _, ...pageWays } = malformedUploads

const filesIn = folder => readdirSync(folder, { recursive: true }).length

async function stored(testBackend, temporary) {
  const records = await testBackend.records()
  const count = async table => Number((await records.rows(`select count(*) as n from ${table}`))[0].n)
  const found = {
    'records of tax files': await count('tax_files'),
    'records of imports': await count('unit_imports'),
    'stored files':
      filesIn(join(testBackend.dataDir, 'private')) + filesIn(join(testBackend.dataDir, 'public')),
    'temporary files': filesIn(temporary),
  }
  await records.close()
  return found
}

async function send(target, random, counts) {
  const variant = random.pick(Object.keys(target.all))
  const { headers, mayNotRespond, ...rest } = target.all[variant](target.to, random)
  const response = await sendRequest(target.url, {
    method: 'POST',
    token: target.token,
    headers: { ...target.headers, ...headers },
    ...rest,
  })
  const row = counts.get(variant) ?? { sent: 0, statuses: new Map(), slowest: 0 }
  row.sent += 1
  row.slowest = Math.max(row.slowest, response.ms)
  row.statuses.set(response.status, (row.statuses.get(response.status) ?? 0) + 1)
  counts.set(variant, row)
  const failed =
    response.status >= 500 ||
    (response.status > 0 && response.status < 400) ||
    (response.status === 0 && !mayNotRespond)
  return failed
    ? [`${variant} to ${new URL(target.url).pathname}: ${response.status} ${response.text.slice(0, 120)}`]
    : []
}

async function checkMemory(testBackend, findings) {
  const { accepted, refused, statuses } = await measureUploadMemory(testBackend)
  for (const [what, found] of Object.entries({ 'four files of 5 MB': accepted, 'four of 20 MB': refused }))
    findings.expect(`MB that the portal grows by ${what}`, found, `at most ${maxGrowth}`, found <= maxGrowth)
  findings.expect('their statuses', statuses.join(' '), '400 413')
  await pause(500)
  findings.expect('temporary files left behind', filesIn(testBackend.temporary), 0)
}

/** Sends malformed files to every endpoint. No file may be accepted, cause a 5xx or remain on disk. */
export async function checkUploads(print = () => {}, { count = 1_000, seed = 7 } = {}) {
  const findings = createFindings(print)
  const testBackend = await startTestBackend({ name: 'uploads', only: ['portal'] })
  try {
    const { list, registrant } = await getTargets(testBackend)
    const weighted = list.flatMap(target => Array(target.share).fill(target))
    const before = await stored(testBackend, testBackend.temporary)
    const random = createSeededRandom(seed)
    const counts = new Map()
    const problems = []
    let remaining = count
    const sender = async () => {
      while (remaining-- > 0) problems.push(...(await send(random.pick(weighted), random, counts)))
    }
    await Promise.all(Array.from({ length: 4 }, sender))
    findings.print(
      `\n  ${count} malformed uploads, seed ${seed}\n  ${'way'.padEnd(40)}${'sent'.padStart(6)}${'slowest'.padStart(12)}   answers`,
    )
    for (const [variant, { sent, statuses, slowest }] of [...counts].sort())
      findings.print(
        `  ${variant.padEnd(40)}${String(sent).padStart(6)}${String(slowest).padStart(9)} ms   ${[...statuses]
          .sort()
          .map(([status, times]) => `${times} × ${status || 'cut'}`)
          .join(', ')}`,
      )
    for (const line of problems.slice(0, 20)) findings.print(`  ${line}`)
    findings.expect('accepted, or answered with a 5xx', problems.length, 0)
    await pause(500)
    const after = await stored(testBackend, testBackend.temporary)
    for (const what of Object.keys(before))
      findings.expect(`${what}, more than before`, after[what] - before[what], 0)
    const valid = await sendRequest(`${testBackend.urls.api}/registration/tax-file`, {
      method: 'POST',
      token: registrant.token,
      ...buildMultipartBody(),
    })
    findings.expect('status of a valid file afterwards', valid.status, 200)
    await checkMemory(testBackend, findings)
  } finally {
    await testBackend.stop()
  }
  return findings.result()
}
