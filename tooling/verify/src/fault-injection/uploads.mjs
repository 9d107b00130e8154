import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '@bgm/raw-requests/seeded-random'
import { call } from '#src/product/http-call.mjs'
import { fillIn, multipart, pdf, register } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { names, ways } from './malformed-uploads.mjs'
import { measureUploadMemory } from './upload-memory.mjs'

const megabytes = 1024 * 1024
/** MB. While bodies were parsed in memory it was 136. */
const mayGrow = 60
const taxFile = { field: 'file_npwp', name: 'npwp.pdf', good: pdf, limit: 5 * megabytes }
const csv = {
  field: 'file',
  name: 'outlets.csv',
  mime: 'text/csv',
  limit: 2 * megabytes,
  good: Buffer.from('outlet_code;name\r\nA-1;Gerai\r\n'),
}

/** Where files are taken, and how many of a hundred go there. */
async function targetsOf(place) {
  const { api, portal } = place.urls
  const registrant = await register(place, 1)
  await fillIn(place, registrant)
  await call(`${api}/registration/tax-file`, { method: 'DELETE', token: registrant.token })
  const owner = await call(`${api}/auth/local`, {
    method: 'POST',
    body: { identifier: 'pemilik@contoh.test', password: 'Contoh-12345' },
  })
  const token = owner.body.jwt
  const [unit] = (await call(`${api}/business-units`, { token })).body.data
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
        all: { ...ways, ...names },
        url: `${api}/registration/tax-file`,
        token: registrant.token,
      },
      {
        share: 20,
        to: taxFile,
        all: { ...ways, ...names },
        url: `${api}/business-units/${unit.documentId}/tax-file`,
        token,
      },
      { share: 25, to: csv, all: ways, url: `${api}/business-units/imports`, token },
      { share: 8, to: taxFile, all: pageWays, ...page(registrant.token, '/register/property') },
      { share: 7, to: csv, all: pageWays, ...page(token, '/business-units/import') },
    ],
  }
}

// A page keeps the one right file of a form, whatever else the form holds.
const { 'two files': _, ...pageWays } = ways

const filesIn = folder => readdirSync(folder, { recursive: true }).length

async function stored(place, temporary) {
  const records = await place.records()
  const count = async table => Number((await records.rows(`select count(*) as n from ${table}`))[0].n)
  const found = {
    'records of tax files': await count('tax_files'),
    'records of imports': await count('unit_imports'),
    'files kept': filesIn(join(place.dataDir, 'private')) + filesIn(join(place.dataDir, 'public')),
    'temporary files': filesIn(temporary),
  }
  await records.close()
  return found
}

async function send(target, chance, seen) {
  const way = chance.pick(Object.keys(target.all))
  const { headers, mayBeSilent, ...rest } = target.all[way](target.to, chance)
  const answer = await call(target.url, {
    method: 'POST',
    token: target.token,
    headers: { ...target.headers, ...headers },
    ...rest,
  })
  const row = seen.get(way) ?? { sent: 0, statuses: new Map(), slowest: 0 }
  row.sent += 1
  row.slowest = Math.max(row.slowest, answer.ms)
  row.statuses.set(answer.status, (row.statuses.get(answer.status) ?? 0) + 1)
  seen.set(way, row)
  const bad =
    answer.status >= 500 ||
    (answer.status > 0 && answer.status < 400) ||
    (answer.status === 0 && !mayBeSilent)
  return bad
    ? [`${way} to ${new URL(target.url).pathname}: ${answer.status} ${answer.text.slice(0, 120)}`]
    : []
}

async function checkMemory(place, figures) {
  const { accepted, refused, statuses } = await measureUploadMemory(place)
  for (const [what, found] of Object.entries({ 'four files of 5 MB': accepted, 'four of 20 MB': refused }))
    figures.expect(`MB that the portal grows by ${what}`, found, `at most ${mayGrow}`, found <= mayGrow)
  figures.expect('answers to them', statuses.join(' '), '400 413')
  await pause(500)
  figures.expect('temporary files left by them', filesIn(place.temporary), 0)
}

/** Sends wrong files to everything that takes files: none is taken, none is a fault of ours, none leaves a trace. */
export async function checkUploads(told = () => {}, { count = 1_000, seed = 7 } = {}) {
  const figures = createFindings(told)
  const place = await startTestBackend({ name: 'uploads', only: ['portal'] })
  try {
    const { list, registrant } = await targetsOf(place)
    const lots = list.flatMap(target => Array(target.share).fill(target))
    const before = await stored(place, place.temporary)
    const chance = seededRandom(seed)
    const seen = new Map()
    const wrong = []
    let left = count
    const sender = async () => {
      while (left-- > 0) wrong.push(...(await send(chance.pick(lots), chance, seen)))
    }
    await Promise.all(Array.from({ length: 4 }, sender))
    figures.tell(
      `\n  ${count} wrong uploads, seed ${seed}\n  ${'way'.padEnd(40)}${'sent'.padStart(6)}${'slowest'.padStart(12)}   answers`,
    )
    for (const [way, { sent, statuses, slowest }] of [...seen].sort())
      figures.tell(
        `  ${way.padEnd(40)}${String(sent).padStart(6)}${String(slowest).padStart(9)} ms   ${[...statuses]
          .sort()
          .map(([status, times]) => `${times} × ${status || 'cut'}`)
          .join(', ')}`,
      )
    for (const line of wrong.slice(0, 20)) figures.tell(`  ${line}`)
    figures.expect('taken, or answered as a fault of ours', wrong.length, 0)
    await pause(500)
    const after = await stored(place, place.temporary)
    for (const what of Object.keys(before))
      figures.expect(`${what}, more than before`, after[what] - before[what], 0)
    const good = await call(`${place.urls.api}/registration/tax-file`, {
      method: 'POST',
      token: registrant.token,
      ...multipart(),
    })
    figures.expect('a right file afterwards is answered', good.status, 200)
    await checkMemory(place, figures)
  } finally {
    await place.stop()
  }
  return figures.result()
}
