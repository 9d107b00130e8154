import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { exitWhenDone, isWithin, parseFolderOption } from './backup-files/command.mjs'
import { createCopier, flushFolder } from './backup-files/files.mjs'
import { requireBackupSecrets, writeManifest } from './backup-files/manifest.mjs'
import { copyDatabase, databaseFolder, isPartOfDatabase, recordBackup } from './backup-files/postgres.mjs'
import { findMissingObjects, findMissingPaths, listNames } from './backup-files/referenced-files.mjs'
import { loadCompiledBackend } from './compiled-backend.mjs'

const rounds = 3

/**
 * Copies the files, the database, and then changed files; repeats if a file in the database is missing from the folder or a
 * bucket.
 */
async function copyAll({ environment, arriving, createBucketClient }) {
  const folders = [
    ...(environment.S3_PRIVATE_BUCKET ? [] : ['private']),
    // Media files uploaded before a bucket was configured are still read from this folder.
    'public',
  ]
  const passes = folders.map(name => createCopier(join(environment.dataDir, name), join(arriving, name)))
  const copyFiles = async () => {
    for (const pass of passes) await pass()
  }
  await copyFiles()
  for (let round = 1; ; round += 1) {
    const mark = new Date()
    const { rows, named } = await copyDatabase(environment, join(arriving, databaseFolder))
    await copyFiles()
    const missing = [
      ...findMissingPaths(named, arriving),
      ...(await findMissingObjects(named.objects, environment, createBucketClient)),
    ]
    if (missing.length === 0 || round === rounds) return { mark, rows, missing, objects: named.objects }
  }
}

function makeFolder(folder, dataDir) {
  if (isWithin(folder, dataDir))
    throw new Error(`Keep backups outside of the data folder ${dataDir}: they would be lost together`)
  if (existsSync(folder)) throw new Error(`${folder} already exists: choose a different folder`)
  const arriving = `${folder}.part`
  if (existsSync(arriving))
    throw new Error(
      `${arriving} already exists: another backup is running, or one was interrupted. Remove it, then try`,
    )
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(arriving)
  return arriving
}

function logSummary(folder, { made_at, rows, files }, environment) {
  const sum = Object.values(rows).reduce((all, many) => all + many, 0)
  const fileCount = Object.keys(files).filter(path => !isPartOfDatabase(path)).length
  console.info(`${sum} rows of ${Object.keys(rows).length} tables and ${fileCount} files, as of ${made_at}`)
  console.info(
    `were backed up to ${folder}. It contains personal data: encrypt it and store it on another machine.`,
  )
  if (environment.S3_PRIVATE_BUCKET || environment.S3_MEDIA_BUCKET)
    console.info('Files in a bucket are not included: back them up with the tools of the bucket.')
}

async function createBackup() {
  // Only the owner may read the files of the backup.
  process.umask(0o077)
  const { folder } = parseFolderOption('to')
  const { environment, version, part } = loadCompiledBackend({})
  const { createBucketClient } = part('platform/storage/bucket.js')
  requireBackupSecrets(environment)
  const arriving = makeFolder(folder, environment.dataDir)
  const remove = () => rmSync(arriving, { recursive: true, force: true })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      remove()
      process.exit(1)
    })
  try {
    const { mark, rows, missing, objects } = await copyAll({ environment, arriving, createBucketClient })
    const about = { made_at: mark.toISOString(), version }
    const storage = { private_files: environment.S3_PRIVATE_BUCKET ? 'bucket' : 'folder' }
    const manifest = await writeManifest(
      arriving,
      { ...about, ...storage, rows, missing_files: missing, objects },
      environment,
    )
    await flushFolder(arriving)
    renameSync(arriving, folder)
    await flushFolder(dirname(folder))
    if (missing.length === 0) await recordBackup(environment, about.made_at)
    logSummary(folder, manifest, environment)
    return missing
  } catch (error) {
    remove()
    throw error
  }
}

/** An incomplete backup is kept, because it may be the best there is, but it must not pass for a complete one. */
async function backup() {
  const missing = await createBackup()
  if (missing.length > 0)
    throw new Error(
      `The backup is incomplete, because the database refers to files that do not exist: ${listNames(missing)}`,
    )
}

await exitWhenDone(backup())
