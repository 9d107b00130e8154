import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findInstalledBinaries, majorVersion } from './binaries.mjs'
import { keepLeftData } from './earlier-data.mjs'
import { findClusterOwner, giveTo, isRoot } from './owner.mjs'
import { query, startDatabase } from './testing/start-database.mjs'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const earlier = [17, 16, 15].find(version => findInstalledBinaries(version))

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bgm-upgrade-'))
  chmodSync(folder, 0o711)
  return folder
}

function createEarlierCluster(data) {
  const owner = findClusterOwner()
  const binaries = findInstalledBinaries(earlier)
  mkdirSync(data, { mode: 0o700 })
  giveTo(owner, data)
  const run = (program, args, input) =>
    execFileSync(join(binaries, program), args, {
      ...owner,
      cwd: data,
      input,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
  run('initdb', ['-D', data, '-U', 'bgm', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const statements = [
    'create table notes (id serial primary key, text text not null unique)',
    "insert into notes (text) select 'note ' || n from generate_series(1, 500) n",
  ]
  run('postgres', ['--single', '-j', '-D', data, 'postgres'], `${statements.join(';\n')};\n\n`)
}

describe.runIf(earlier)(`data of PostgreSQL ${earlier}`, () => {
  let template
  let folder
  const running = []
  async function start() {
    const database = await startDatabase(folder)
    running.push(database)
    await database.ready
    return database
  }
  const stopAll = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
  const data = () => join(folder, 'postgres')
  const countNotes = ({ url, output }) =>
    query(url, 'select count(*)::int, max(id) from notes').catch(error => {
      throw new Error(`${error.message}, after the output: ${output()}`, { cause: error })
    })
  const all = [{ count: 500, max: 500 }]
  const moved = ['postgres', `postgres.${earlier}`]

  function copyTo(target) {
    cpSync(template, target, { recursive: true })
    giveTo(findClusterOwner(), target)
  }
  beforeAll(() => {
    template = join(createFolder(), 'postgres')
    createEarlierCluster(template)
  })
  beforeEach(() => {
    folder = createFolder()
  })
  afterEach(async () => {
    await stopAll()
    rmSync(folder, { recursive: true })
  })
  afterAll(() => rmSync(join(template, '..'), { recursive: true }))

  test('is moved with its constraints and sequences, and kept beside it', async () => {
    copyTo(data())
    const { url, output } = await start()
    expect(output()).toContain(`moving the data from PostgreSQL ${earlier} to ${majorVersion}`)
    expect(await countNotes({ url, output })).toEqual(all)
    await expect(query(url, "insert into notes (text) values ('note 1')")).rejects.toThrow(/unique/)
    expect(await query(url, "insert into notes (text) values ('new') returning id")).toEqual([{ id: 502 }])
    expect(readdirSync(folder).sort()).toEqual(moved)
  })

  test.each([
    ['set aside', () => existsSync(`${data()}.before-upgrade`)],
    ['copied', ({ pid }) => existsSync(`${data()}.new-${pid}/copy/data`)],
    ['restored', ({ pid }) => existsSync(`${data()}.new-${pid}/next/postmaster.pid`)],
    ['replaced', () => !existsSync(`${data()}.before-upgrade`) || existsSync(data())],
  ])('is complete after its start was killed when it was %s', async (_, isReached) => {
    copyTo(data())
    const first = await startDatabase(folder)
    running.push(first)
    await vi.waitUntil(() => existsSync(`${data()}.before-upgrade`), { interval: 1, timeout: 60_000 })
    await vi.waitUntil(() => isReached(first.child), { interval: 1, timeout: 60_000 })
    first.child.kill('SIGKILL')
    await first.ended
    expect(await countNotes(await start())).toEqual(all)
    await stopAll()
    expect(readdirSync(folder).sort()).toEqual(moved)
  })

  test.each([
    ['in the data folder', data],
    ['behind a link', () => join(folder, 'elsewhere')],
  ])('is used again if the start was killed while it was replaced %s', async (_, locate) => {
    copyTo(locate())
    if (locate() !== data()) symlinkSync(locate(), data())
    renameSync(locate(), `${locate()}.before-upgrade`)
    expect(await countNotes(await start())).toEqual(all)
    expect(readdirSync(folder)).toContain(`${locate().slice(folder.length + 1)}.${earlier}`)
  })

  test('is not mixed with what an earlier upgrade kept', async () => {
    copyTo(data())
    mkdirSync(`${data()}.${earlier}`)
    expect(await countNotes(await start())).toEqual(all)
    await stopAll()
    copyTo(`${data()}.before-upgrade`)
    expect(await countNotes(await start())).toEqual(all)
    expect(readdirSync(folder).sort()).toEqual([
      'postgres',
      ...['', '-2', '-3'].map(suffix => `postgres.${earlier}${suffix}`),
    ])
  })

  test('is moved once if two start at the same time', async () => {
    copyTo(data())
    const both = [await startDatabase(folder), await startDatabase(folder)]
    running.push(...both)
    const ready = await Promise.all(both.map(each => each.ready))
    expect(ready.filter(Boolean)).toHaveLength(1)
    expect(both[ready.indexOf(false)].lastLine()).toMatch(/is in use by another start of the product/)
    expect(await countNotes(both[ready.indexOf(true)])).toEqual(all)
    await stopAll()
    expect(readdirSync(folder).sort()).toEqual(moved)
  })

  test('is not taken from another start that is moving it', () => {
    copyTo(`${data()}.before-upgrade`)
    const wait = ['-e', 'setInterval(() => {}, 1_000)', 'tooling/database/src/serve.mjs']
    const other = spawn(process.execPath, wait, { stdio: 'ignore' })
    mkdirSync(`${data()}.new-${other.pid}`)
    const keep = () => keepLeftData(data(), () => {})
    try {
      expect(keep).toThrow(/is in use by another start/)
    } finally {
      other.kill()
    }
    rmdirSync(`${data()}.new-${other.pid}`)
    keep()
    expect(readdirSync(folder)).toEqual([`postgres.${earlier}`])
  })

  test('is left as it is if it cannot be copied', async () => {
    copyTo(data())
    const run = text =>
      execFileSync(join(findInstalledBinaries(earlier), 'postgres'), ['--single', '-D', data(), 'postgres'], {
        ...findClusterOwner(),
        cwd: data(),
        input: `${text}\n`,
        stdio: ['pipe', 'ignore', 'ignore'],
      })
    run('create view v as select 1')
    const database = await start()
    expect(database.lastLine()).toMatch(/could not be moved [^\n]+ was left as it is: [^\n]+public\.v$/)
    expect(readdirSync(folder)).toEqual(['postgres'])
    run('drop view v')
    expect(await countNotes(await start())).toEqual(all)
  })

  test.runIf(isRoot())('is left as it is on a full disk, and moved once there is space', async ({ skip }) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100m,mode=755', 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      skip()
    }
    try {
      copyTo(data())
      for (const megabytes of [1, 20, 40]) {
        const { blocks, bfree, bsize } = statfsSync(folder)
        const size = (blocks - bfree) * bsize + megabytes * 1_000_000
        execFileSync('mount', ['-o', `remount,size=${size}`, folder])
        const database = await start()
        expect(database.lastLine()).toMatch(/^The disk that holds \S+ is full\. [^\n]+$/)
        expect(await database.ended).toBe(1)
        expect(readdirSync(folder)).toEqual(['postgres'])
        expect(readFileSync(join(data(), 'PG_VERSION'), 'utf8').trim()).toBe(String(earlier))
      }
      execFileSync('mount', ['-o', 'remount,size=400m', folder])
      expect(await countNotes(await start())).toEqual(all)
      await stopAll()
    } finally {
      execFileSync('umount', ['-l', folder])
    }
  })
})
