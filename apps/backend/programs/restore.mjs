import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { umask } from 'node:process'
import { exitWhenDone, parseFolderOption } from './backup-files/command.mjs'
import { copyInto, listFiles } from './backup-files/files.mjs'
import { readVerifiedManifest } from './backup-files/manifest.mjs'
import { databaseFolder, isDatabaseEmpty, isPartOfDatabase, restoreCopy } from './backup-files/postgres.mjs'
import { findMissingObjects, listNames } from './backup-files/referenced-files.mjs'
import { resetAfterRestore } from './backup-files/reset-after-restore.mjs'
import { loadCompiledBackend } from './compiled-backend.mjs'

const folders = ['private', 'public']

function requireFitting({ private_files }, { S3_PRIVATE_BUCKET }) {
  const storage = S3_PRIVATE_BUCKET ? 'bucket' : 'folder'
  if (private_files !== storage)
    throw new Error(
      `Private files were in a ${private_files}, but S3_PRIVATE_BUCKET means a ${storage}: use the former setting`,
    )
}

/** Throws if files that the database refers to are not in the backup or in their bucket. */
async function requireComplete({ missing_files, objects = [] }, environment, createBucketClient) {
  const lost = await findMissingObjects(objects, environment, createBucketClient)
  const missing = [...new Set([...missing_files, ...lost])]
  if (missing.length > 0)
    throw new Error(
      `This backup is incomplete: add --incomplete to restore it without these files: ${listNames(missing)}`,
    )
}

/** The files of the usage log may be newer than the backup. They never change, so they are kept. */
const logFolder = 'private/usage-log/'

async function requireEmpty(environment) {
  if (!(await isDatabaseEmpty(environment)))
    throw new Error('A database already exists. Restore into an empty one.')
  for (const name of folders) {
    const found = (await listFiles(join(environment.dataDir, name))).find(
      path => !`${name}/${path}`.startsWith(logFolder),
    )
    if (found) throw new Error(`${environment.dataDir}/${name}/${found} already exists: empty that folder`)
  }
}

/** Makes the usage log begin again at the next start, because what was appended since the backup is lost. */
const loseLog = async run => {
  const [{ exists }] = (await run(`select to_regclass('log_state') is not null as exists`)).rows
  if (exists) await run(`update log_state set import = 'lost' where size > 0`)
}

async function restore() {
  umask(0o077)
  const { folder: from, incomplete, stopped } = parseFolderOption('from', ['incomplete', 'stopped'])
  if (from.endsWith('.part')) throw new Error(`${from} is not a complete backup: it was interrupted`)
  const { environment, version, part } = loadCompiledBackend({})
  const { dataDir } = environment
  const manifest = await readVerifiedManifest(from, environment)
  requireFitting(manifest, environment)
  if (!incomplete)
    await requireComplete(manifest, environment, part('platform/storage/bucket.js').createBucketClient)
  await requireEmpty(environment)
  const kept = (await listFiles(join(dataDir, 'private/usage-log'))).map(path => `${logFolder}${path}`)
  const isLogLost = manifest.private_files === 'folder' && kept.length === 0 && !stopped
  const files = Object.keys(manifest.files).filter(path => !isPartOfDatabase(path) && !kept.includes(path))
  try {
    for (const path of files) await copyInto(join(from, path), join(dataDir, path))
    const reset = resetAfterRestore(part, new Date(manifest.made_at), new Date())
    await restoreCopy(join(from, databaseFolder), environment, async run => {
      await reset(run)
      if (isLogLost) await loseLog(run)
    })
  } catch (error) {
    for (const path of files) rmSync(join(dataDir, path), { force: true })
    throw error
  }
  const rows = Object.values(manifest.rows).reduce((all, many) => all + many, 0)
  console.info(`Restored ${rows} rows and ${files.length} files as of ${manifest.made_at}.`)
  console.info(
    'Everyone has to sign in again. Numbers of orders, invoices and customers continue 1,000 later.',
  )
  if (isLogLost)
    console.info(
      'The usage log will begin again under another name, because its files since the backup are missing. If the backend was stopped before the backup, restore with --stopped instead.',
    )
  if (manifest.version !== version)
    console.info(
      `The backup was made by ${manifest.version}, this is ${version}: run the schema migration first.`,
    )
}

await exitWhenDone(restore())
