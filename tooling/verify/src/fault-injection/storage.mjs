import { execFileSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededDataFolder, createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { sendRequest } from '#src/product/http-call.mjs'
import { buildMultipartBody, completeRegistration, registerMember } from '#src/product/registered-members.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'

/** Mounts a small disk. Returns null if this process has no permission to mount. */
function smallDisk() {
  const folder = createTemporaryFolder('disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m,mode=711', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    removeFolder(folder)
    return null
  }
}

const write = (testBackend, { token }, number) =>
  sendRequest(`${testBackend.urls.api}/registration/industry`, {
    method: 'PUT',
    token,
    body: { industry: 'restaurant', area_size: 100 + number },
  })

/** Writes during a failure. Acknowledged writes must be stored; all other responses must be 503. */
async function writeDuring({ testBackend, findings, what, during, writes }) {
  const member = await registerMember(testBackend, 1)
  await completeRegistration(testBackend, member)
  const release = await during()
  const responses = []
  for (let number = 0; number < writes; number += 1) {
    const industry = await write(testBackend, member, number)
    responses.push({ ...industry, number })
    responses.push(
      await sendRequest(`${testBackend.urls.api}/registration/tax-file`, {
        method: 'POST',
        token: member.token,
        ...buildMultipartBody({
          content: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(400_000, 0x20)]),
        }),
      }),
    )
  }
  await release()
  const statuses = [...new Set(responses.map(({ status }) => status))].sort().join(' ')
  // A 415 is sent if the type of a truncated temporary file is not recognised.
  const unexpected = responses.filter(
    ({ status, text }) => ![200, 415, 503].includes(status) || /node_modules|\bat .+:\d+:\d+/.test(text),
  )
  findings.print(
    `  ${what}: ${responses.length} writes, statuses ${statuses}, slowest ${Math.max(...responses.map(({ ms }) => ms))} ms`,
  )
  for (const { status, text } of unexpected.slice(0, 3)) findings.print(`    ${status} ${text.slice(0, 160)}`)
  findings.expect(`${what}: unexpected responses`, unexpected.length, 0)
  const last = responses.filter(({ status, number }) => status === 200 && number !== undefined).at(-1)
  const { body } = await sendRequest(`${testBackend.urls.api}/registration`, { token: member.token })
  if (last)
    findings.expect(
      `${what}: the last acknowledged value is stored`,
      body.industry.area_size >= 100 + last.number,
      true,
    )
  findings.expect(
    `${what}: afterwards, writing works again`,
    (await write(testBackend, member, 900)).status,
    200,
  )
}

async function checkLocked(findings) {
  const testBackend = await startTestBackend({ name: 'locked' })
  const during = async () => {
    const { execute, close } = await testBackend.records()
    await execute('begin')
    await execute('lock table registrations in access exclusive mode')
    const freed = pause(7_000).then(close)
    return () => freed
  }
  try {
    await writeDuring({ testBackend, findings, what: 'a table locked for 7 s', during, writes: 4 })
  } finally {
    await testBackend.stop()
  }
}

async function checkKilled(findings) {
  const testBackend = await startTestBackend({ name: 'stopped' })
  const during = async () => {
    await testBackend.database.kill()
    const back = pause(7_000).then(testBackend.database.start)
    return () => back
  }
  try {
    await writeDuring({ testBackend, findings, what: 'database killed for 7 s', during, writes: 4 })
  } finally {
    await testBackend.stop()
  }
}

async function checkFull(findings) {
  const disk = smallDisk()
  if (!disk) return findings.print('  disk full: skipped, this user may not mount a small disk')
  const seeded = await createSeededDataFolder('disk-seed')
  cpSync(seeded, disk, { recursive: true })
  removeFolder(seeded)
  const filler = join(disk, 'filler')
  const during = async () => {
    let remaining = true
    while (remaining) {
      try {
        writeFileSync(filler, Buffer.alloc(64 * 1024), { flag: 'a' })
      } catch {
        remaining = false
      }
    }
    return () => rmSync(filler)
  }
  const testBackend = await startTestBackend({
    name: 'disk',
    dataDir: disk,
    databaseRestarted: line => findings.print(`  ${line}`),
  })
  try {
    await writeDuring({ testBackend, findings, what: 'disk full', during, writes: 10 })
  } finally {
    await testBackend.stop()
    execFileSync('umount', [disk])
    removeFolder(disk)
  }
}

/** Checks storage failures: another process locks a table, the database is killed, the disk is full. */
export async function checkStorage(print = () => {}) {
  const findings = createFindings(print)
  findings.print('')
  await checkLocked(findings)
  await checkKilled(findings)
  await checkFull(findings)
  return findings.result()
}
