import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { removeFolder } from '@bgm/cli/seeded-data'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { listFiles, runRestore, startBackupProgram } from './backup-programs.mjs'

/**
 * Tries to restore a backup. Returns whether it was rejected with a one-line message and no file was
 * written.
 */
async function isRejected(from, { testBackend, into }) {
  mkdirSync(into)
  const { code, text } = await runRestore(from, { ...testBackend.environment(), DATA_DIR: into })
  const remaining = listFiles(into).length
  removeFolder(into)
  return code === 1 && remaining === 0 && text.split('\n').length === 1 && !text.includes('already')
}

const flip = path => {
  const bytes = readFileSync(path)
  bytes[Math.floor(bytes.length / 2)] ^= 1
  writeFileSync(path, bytes)
}
const someFile = (folder, folderName) => listFiles(join(folder, folderName)).sort()[0]

const damages = {
  'one bit of the schema': folder => flip(join(folder, 'database/before.sql')),
  'one bit of a table': folder => flip(join(folder, 'database/data/public.orders.copy.gz')),
  'a table gone': folder => rmSync(join(folder, 'database/data/public.orders.copy.gz')),
  'one bit of the list of tables': folder => flip(join(folder, 'database/tables.json')),
  'one bit of a tax file': folder => flip(someFile(folder, 'private')),
  'one bit of a media file': folder => flip(someFile(folder, 'public')),
  'a file gone': folder => rmSync(someFile(folder, 'private')),
  'a file more': folder => writeFileSync(join(folder, 'private/tax-files/more'), 'more'),
  'one bit of the manifest': folder => flip(join(folder, 'manifest.json')),
  'no seal': folder => rmSync(join(folder, 'manifest.seal')),
}

/** Checks that a modified backup, or one with other secrets, is rejected before any file is written. */
export async function checkModifiedBackups({ whole, beside, testBackend, findings }) {
  const into = join(beside, 'nothing')
  let rejected = 0
  for (const [what, damage] of Object.entries(damages)) {
    const damaged = join(beside, 'damaged')
    cpSync(whole, damaged, { recursive: true })
    damage(damaged)
    if (await isRejected(damaged, { testBackend, into })) rejected += 1
    else findings.print(`  accepted nevertheless: ${what}`)
    removeFolder(damaged)
  }
  const many = Object.keys(damages).length
  findings.expect(`damaged in ${many} ways and rejected`, rejected, many)
  const other = {
    ...testBackend.environment(),
    CODE_SECRET: 'another-secret-of-another-place',
    DATA_DIR: into,
  }
  const otherSecrets = await runRestore(whole, other)
  findings.expect(
    'rejected with other secrets',
    otherSecrets.code === 1 && /SECRET/.test(otherSecrets.text),
    true,
  )
  const inUse = await runRestore(whole, testBackend.environment())
  findings.expect('rejected for a folder in use', inUse.code === 1 && /already/.test(inUse.text), true)
}

/**
 * Checks that a killed backup process leaves no backup under the final name, and that its partial folder is
 * rejected.
 */
export async function checkInterruptedBackups({ beside, testBackend, findings, count }) {
  const random = createSeededRandom(count)
  const counts = { whole: 0, left: 0, taken: 0, early: 0 }
  for (let number = 0; number < count; number += 1) {
    const to = join(beside, `cut-${number}`)
    const partial = `${to}.part`
    const { kill, ended } = startBackupProgram('backup', ['--to', to], testBackend.environment())
    let over = false
    ended.then(() => {
      over = true
    })
    while (!existsSync(partial) && !over) await pause(2)
    await pause(random.upTo(400))
    kill()
    await ended
    if (existsSync(to)) counts.whole += 1
    if (!existsSync(to) && !existsSync(partial)) counts.early += 1
    if (existsSync(partial)) {
      counts.left += 1
      if (!(await isRejected(partial, { testBackend, into: join(beside, 'nothing') }))) counts.taken += 1
      // A partial backup must be rejected, whatever its file name. If the process was killed after writing
      // the manifest, the backup is complete.
      const renamed = `${to}-renamed`
      renameSync(partial, renamed)
      const sealed = existsSync(join(renamed, 'manifest.seal'))
      if (!sealed && !(await isRejected(renamed, { testBackend, into: join(beside, 'nothing') })))
        counts.taken += 1
      removeFolder(renamed)
      if (!existsSync(to) && !(await isRejected(to, { testBackend, into: join(beside, 'nothing') })))
        counts.taken += 1
    }
    removeFolder(to)
    removeFolder(partial)
  }
  findings.print(
    `  ${count} backups killed: ${counts.left} left a partial folder, ${counts.whole} were complete, ${counts.early} had not started`,
  )
  findings.expect('killed, but accepted by restore', counts.taken, 0)
}
