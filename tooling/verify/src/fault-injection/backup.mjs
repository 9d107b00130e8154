import { randomUUID } from 'node:crypto'
import { cpSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { onePixelPng, signInEditor } from '#src/product/editor.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { buildMultipartBody, createMembers, samplePdf, signIn } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { listFiles, runBackup, runRestore } from './backup-programs.mjs'
import { checkInterruptedBackups, checkModifiedBackups } from './broken-backups.mjs'
import { createFindings } from './findings.mjs'
import { selectAcknowledged, startOrderingMembers, waitForResponses } from './ordering-members.mjs'
import { verifyOrders } from './verify-orders.mjs'

const owner = { email: 'pemilik@contoh.test', password: 'Contoh-12345' }

/** Replaces a unit's tax file in a loop. Each upload removes the previous file. */
function startReplacing(api, token, unit) {
  const sent = []
  let over = false
  const work = (async () => {
    while (!over) {
      const content = Buffer.concat([samplePdf, Buffer.from(`% ${sent.length}\n`)])
      const file = { content, at: Number.POSITIVE_INFINITY }
      sent.push(file)
      const { status } = await sendRequest(`${api}/business-units/${unit}/tax-file`, {
        method: 'POST',
        token,
        ...buildMultipartBody({ content }),
      })
      if (status === 200) file.at = Date.now()
      await pause(20)
    }
  })()
  return {
    sent,
    async end() {
      over = true
      await work
    },
  }
}

async function firstUnit(api, token) {
  const { body } = await sendRequest(`${api}/business-units`, { token })
  return body.data[0].documentId
}

/** Cancels the open order of a member's first unit, places a new one and returns its number. */
async function placeNewOrder(api, token) {
  const unit = await firstUnit(api, token)
  const { body } = await sendRequest(`${api}/business-units/${unit}/ordering`, { token })
  if (body.open_order)
    await sendRequest(`${api}/orders/${body.open_order.documentId}/cancel`, { method: 'POST', token })
  const orderParams = { kind: 'new', package: 'small-room', billing_period: 'monthly', zone_count: 1 }
  const response = await sendRequest(`${api}/orders`, {
    method: 'POST',
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { business_unit: unit, ...orderParams, expected_total: 200_000 },
  })
  return response.body?.number
}

/** Creates a backup while orders, units and files are being created. Returns the acknowledged changes. */
async function backUpUnderLoad({ testBackend, members, to, findings }) {
  const { api, backend } = testBackend.urls
  const editor = await signInEditor(backend, testBackend.admin)
  const url = await editor.uploadPicture('contoh.png', onePixelPng)
  // Images are re-encoded on upload, so the served image is used for the comparison.
  const media = Buffer.from(await (await fetch(backend + url)).arrayBuffer())
  const token = await signIn(api, owner)
  const unit = await firstUnit(api, token)
  const replacing = startReplacing(api, token, unit)
  while (replacing.sent.length < 5) await pause(20)
  const { ledger, end } = startOrderingMembers({ api, members, findings })
  await waitForResponses(ledger, 60)
  const { code, text, ms } = await runBackup(to, testBackend)
  await waitForResponses(ledger, 30)
  await end()
  await replacing.end()
  if (code !== 0) findings.print(text)
  findings.expect('backup: ends with', code, 0)
  const { made_at, rows } = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'))
  const size = listFiles(to).reduce((sum, path) => sum + statSync(path).size, 0)
  const many = Object.values(rows).reduce((sum, each) => sum + each, 0)
  findings.print(
    `  made in ${(ms / 1000).toFixed(1)} s: ${many} rows, ${listFiles(to).length} files, ${(size / 1e6).toFixed(1)} MB, as of ${made_at}`,
  )
  const readable = listFiles(to).filter(path => (statSync(path).mode & 0o077) !== 0).length
  findings.expect('files that other users may read', readable, 0)
  return { mark: Date.parse(made_at), ledger, unit, sent: replacing.sent, media: { url, bytes: media } }
}

async function checkFiles({ api, backend, findings, members, tokens, found }) {
  const fetched = async (url, token) =>
    Buffer.from(
      await (await fetch(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })).arrayBuffer(),
    )
  let intact = 0
  for (const { token, account, file } of members) {
    const unit = found.ledger.registrations.get(account)?.business_unit.documentId
    const bytes = await fetched(`${api}/business-units/${unit}/tax-file`, tokens.get(token))
    if (bytes.equals(file)) intact += 1
  }
  findings.expect("members' tax files, byte for byte", intact, members.length)
  const replaced = await fetched(`${api}/business-units/${found.unit}/tax-file`, await signIn(api, owner))
  const at = found.sent.findIndex(({ content }) => content.equals(replaced))
  const last = found.sent.findLastIndex(each => each.at <= found.mark)
  findings.print(
    `  ${found.sent.length} replacements, number ${at} was restored, ${last} was acknowledged before the backup`,
  )
  findings.expect(
    'the replaced tax file is complete and not older than acknowledged',
    at >= Math.max(last, 0),
    true,
  )
  const media = await fetched(backend + found.media.url)
  findings.expect('the media file, byte for byte', media.equals(found.media.bytes), true)
}

async function checkRestored({ restored, found, members, findings }) {
  const { api, backend } = restored.urls
  const old = await sendRequest(`${api}/users/me`, { token: members[0].token })
  findings.expect('status of a session from before the restore', old.status, 401)
  const tokens = new Map()
  for (const member of members) tokens.set(member.token, await signIn(api, member))
  findings.expect('members who sign in', [...tokens.values()].filter(Boolean).length, members.length)
  await verifyOrders({
    testBackend: restored,
    ledger: selectAcknowledged(found.ledger, found.mark, tokens),
    findings,
  })
  await checkFiles({ api, backend, findings, members, tokens, found })
  const numbers = new Set([...found.ledger.placed.values()].map(({ number }) => number))
  const numbersAfter = []
  for (const { token } of members) numbersAfter.push(await placeNewOrder(api, tokens.get(token)))
  findings.print(`  ordered after the restore: ${numbersAfter.join(', ')}`)
  findings.expect('orders placed after the restore', numbersAfter.filter(Boolean).length, members.length)
  findings.expect('duplicate order numbers', numbersAfter.filter(number => numbers.has(number)).length, 0)
}

async function checkRestore({ clients, cuts, findings }) {
  const folder = createTemporaryFolder('backups')
  const testBackend = await startTestBackend({ name: 'backup' })
  const dataDir = createTemporaryFolder('restored')
  try {
    findings.print(`\n  backup under load and restore, ${clients} clients`)
    const members = await createMembers(testBackend, clients)
    const whole = join(folder, 'whole')
    const found = await backUpUnderLoad({ testBackend, members, to: whole, findings })
    await checkInterruptedBackups({ beside: folder, testBackend, findings, count: cuts })
    await checkModifiedBackups({ whole, beside: folder, testBackend, findings })
    const fill = async ({ environment }) => {
      cpSync(join(testBackend.dataDir, 'secrets.json'), join(dataDir, 'secrets.json'))
      const { code, text, ms } = await runRestore(whole, environment())
      if (code !== 0) findings.print(text)
      findings.expect('restore: ends with', code, 0)
      findings.print(`  restored in ${(ms / 1000).toFixed(1)} s`)
    }
    const restored = await startTestBackend({ name: 'restored', dataDir, env: { SEED: 'none' }, fill })
    try {
      await checkRestored({ restored, found, members, findings })
    } finally {
      await restored.stop()
    }
  } finally {
    await testBackend.stop()
    removeFolder(folder)
    removeFolder(dataDir)
  }
}

/**
 * Creates a backup while members place orders, and restores it elsewhere. Everything acknowledged before the
 * time of the backup must be restored.
 */
export async function checkBackup(print = () => {}, { count: cuts = 10, clients = 8 } = {}) {
  const findings = createFindings(print)
  await checkRestore({ clients, cuts, findings })
  return findings.result()
}
