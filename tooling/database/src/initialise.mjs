import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { explainFailure } from './problem.mjs'

export const user = 'bgm'

function chownTo({ uid, gid }, ...paths) {
  if (uid !== undefined) for (const path of paths) chownSync(path, uid, gid)
}

// Its file in the data folder tells which password the server knows.
const getMark = password => createHash('sha256').update(password).digest('hex')
const markPath = data => join(data, 'bgm-password')
const writeMark = (data, password) => writeFileSync(markPath(data), getMark(password), { mode: 0o600 })

function runInitdb({ binaries, data, passwordFile, owner, cwd, durable }) {
  const args = [
    ...['-D', data, '-U', user, '-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8'],
    ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(durable ? [] : ['--no-sync', '--no-data-checksums']),
  ]
  const { status, stderr, error } = spawnSync(join(binaries, 'initdb'), args, {
    ...owner,
    cwd,
    encoding: 'utf8',
  })
  if (status !== 0) throw explainFailure(error?.message ?? stderr, data)
}

/**
 * Creates an empty cluster at `data`. It is prepared beside it and renamed, so that an interrupted start or a
 * full disk leaves nothing half-made, and one of two starts at once wins.
 */
export function initialise({ binaries, data, password, owner, durable }) {
  const staging = `${data}.new-${process.pid}`
  const fresh = join(staging, 'data')
  const passwordFile = join(staging, 'password')
  try {
    mkdirSync(fresh, { recursive: true, mode: 0o700 })
    writeFileSync(passwordFile, password, { mode: 0o600 })
    chownTo(owner, staging, fresh, passwordFile)
    runInitdb({ binaries, data: fresh, passwordFile, owner, cwd: staging, durable })
    writeMark(fresh, password)
    renameSync(fresh, data)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(error.code))
      throw error.code ? explainFailure(error.message, data) : error
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** Sets the password if secrets.json does not contain the one that the data was created with. */
export function applyPassword({ binaries, data, password, owner }) {
  if (existsSync(markPath(data)) && readFileSync(markPath(data), 'utf8') === getMark(password)) return
  const { status, stderr, error } = spawnSync(
    join(binaries, 'postgres'),
    ['--single', '-D', data, 'postgres'],
    {
      ...owner,
      cwd: data,
      encoding: 'utf8',
      input: `ALTER ROLE ${user} PASSWORD '${password.replaceAll("'", "''")}'\n`,
    },
  )
  if (status !== 0) throw explainFailure(error?.message ?? stderr, data)
  writeMark(data, password)
}
