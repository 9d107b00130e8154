import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findClusterOwner, isRoot } from './owner.mjs'
import { query, startDatabase } from './testing/start-database.mjs'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

function createFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bgm-database-'))
  chmodSync(folder, 0o711)
  return folder
}

const running = []
async function start(dataDir, options) {
  const database = await startDatabase(dataDir, options)
  running.push(database)
  await database.ready
  return database
}
const stopAll = () => Promise.all(running.splice(0).map(({ stop }) => stop()))
afterEach(stopAll)

describe('the database of a data folder', () => {
  let folder
  const lock = () => join(folder, 'postgres/postmaster.pid')
  const serverPid = () => Number(readFileSync(lock(), 'utf8').split('\n')[0])
  const notes = async ({ url }) =>
    (await query(url, 'select text from notes order by text')).map(({ text }) => text)

  beforeAll(async () => {
    folder = createFolder()
    const { url } = await start(folder)
    await query(url, 'create table notes (text text)')
    await query(url, "insert into notes values ('kept')")
    await stopAll()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('keeps its rows and syncs every commit to the disk', async () => {
    const database = await start(folder)
    expect(await notes(database)).toEqual(['kept'])
    expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    expect(await query(database.url, 'show full_page_writes')).toEqual([{ full_page_writes: 'on' }])
  })

  test('writes no statement to its log', async () => {
    const database = await start(folder)
    await expect(query(database.url, "select 'secret@contoh.test'::int")).rejects.toThrow()
    await database.stop()
    expect(database.output()).not.toContain('secret@')
  })

  test('is refused to a second start, which says so, and goes on for the first one', async () => {
    const first = await start(folder)
    const second = await start(folder)
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^The database in \S+ is in use by another start of the product\. [^\n]+$/,
    )
    expect(await notes(first)).toEqual(['kept'])
  })

  test('waits for a previous start that is still stopping', async () => {
    const first = await start(folder)
    first.child.stdin.end()
    const second = await start(folder)
    expect(await notes(second)).toEqual(['kept'])
  })

  test('stops with the program that started it', async () => {
    const database = await start(folder)
    await database.stop()
    expect(existsSync(lock())).toBe(false)
    await expect(query(database.url, 'select 1')).rejects.toThrow()
  })

  test('is taken over from a killed start, whose server still runs', async () => {
    const first = await start(folder)
    const orphan = serverPid()
    first.child.kill('SIGKILL')
    await first.ended
    expect(await notes(first)).toEqual(['kept'])
    const second = await start(folder)
    expect(await notes(second)).toEqual(['kept'])
    expect(second.output()).toContain(`ending process ${orphan}, which an earlier start left behind`)
    await expect(query(first.url, 'select 1')).rejects.toThrow()
  })

  test.each([
    ['its server', () => process.kill(serverPid(), 'SIGKILL')],
    [
      'everything',
      ({ child }) => {
        const pid = serverPid()
        child.kill('SIGKILL')
        process.kill(pid, 'SIGKILL')
      },
    ],
  ])('recovers after %s was killed', async (_, kill) => {
    const first = await start(folder)
    await query(first.url, "insert into notes values ('written just before')")
    kill(first)
    await first.ended
    const second = await start(folder)
    expect(await notes(second)).toEqual(['kept', 'written just before'])
    await query(second.url, "delete from notes where text <> 'kept'")
  })

  test('starts although its lock names a process that is another program now', async () => {
    const database = await start(folder)
    const text = readFileSync(lock(), 'utf8')
    await database.stop()
    const other = spawn('sleep', ['60'], findClusterOwner())
    writeFileSync(lock(), text.replace(/^\d+/, String(other.pid)))
    const next = await start(folder)
    other.kill()
    expect(await notes(next)).toEqual(['kept'])
  })

  test('follows a new password in secrets.json', async () => {
    const password = "another 'password'"
    expect(await notes(await start(folder, { password }))).toEqual(['kept'])
    await stopAll()
    expect(await notes(await start(folder))).toEqual(['kept'])
  })

  test('names another major version in one line', async () => {
    const version = join(folder, 'postgres/PG_VERSION')
    writeFileSync(version, '12\n')
    const database = await start(folder)
    writeFileSync(version, '18\n')
    expect(await database.ended).toBe(1)
    expect(database.lastLine()).toMatch(
      /^The data in \S+ is from PostgreSQL 12, and this product needs 18\. Install PostgreSQL 12 [^\n]+$/,
    )
  })
})

describe('a first start', () => {
  let folder
  beforeAll(() => {
    folder = createFolder()
  })
  afterEach(() => rmSync(join(folder, 'postgres'), { recursive: true, force: true }))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('removes what an interrupted one left, and serves once although two run at the same time', async () => {
    mkdirSync(join(folder, 'postgres.new-999999999/data'), { recursive: true })
    const both = [await startDatabase(folder), await startDatabase(folder)]
    running.push(...both)
    const ready = await Promise.all(both.map(each => each.ready))
    expect(ready.filter(Boolean)).toHaveLength(1)
    const [refused] = both.filter((_, index) => !ready[index])
    expect(refused.lastLine()).toMatch(/is in use by another start of the product/)
    expect(await query(both[ready.indexOf(true)].url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stopAll()
    expect(readdirSync(folder)).toEqual(['postgres'])
  })

  test('names a folder that cannot be written', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const database = await start(join(file, 'data'))
    expect(await database.ended).toBe(1)
    expect(database.output()).toMatch(/^[^\n]+$/)
  })
})

const root = isRoot()

describe.runIf(root)('as root', () => {
  const mounted = []
  function mount(options) {
    const folder = createFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
    mounted.push(folder)
    return folder
  }
  afterEach(async () => {
    await stopAll()
    for (const folder of mounted.splice(0)) {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    }
  })
  const canMount = (() => {
    try {
      const folder = mount('size=1m')
      mounted.pop()
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
      return true
    } catch {
      return false
    }
  })()

  test.runIf(canMount)('a full disk is named on the first start, which leaves nothing behind', async () => {
    const folder = mount('size=20m,mode=755')
    const database = await start(folder)
    expect(await database.ended).toBe(1)
    expect(database.output()).toMatch(/^The disk that holds \S+ is full\. [^\n]+$/)
    expect(readdirSync(folder)).toEqual([])
  })

  test.runIf(canMount)('a disk that becomes full rejects writes, and keeps what was stored', async () => {
    const folder = mount('size=110m,mode=755')
    const { url } = await start(folder)
    await query(url, 'create table filler as select 1 as number')
    const { bavail, bsize } = statfsSync(folder)
    const other = join(folder, 'other')
    writeFileSync(other, Buffer.alloc(bavail * bsize - 4_000_000))
    const fill = async () => {
      for (let number = 0; number < 200; number += 1)
        await query(url, 'insert into filler select generate_series(1, 50000)')
    }
    await expect(fill()).rejects.toThrow()
    await stopAll()
    rmSync(other)
    const next = await start(folder)
    expect(await query(next.url, 'select min(number) from filler')).toEqual([{ min: 1 }])
  })

  test.runIf(canMount)('a disk that can only be read is named', async () => {
    const folder = mount('size=100m,mode=755')
    await start(folder)
    await stopAll()
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const database = await start(folder)
    expect(await database.ended).toBe(1)
    expect(database.lastLine()).toMatch(/^\S+ is on a disk that can only be read\. [^\n]+$/)
  })

  test('the data goes to /var/lib/bgm if others cannot enter the folder', async () => {
    const folder = createFolder()
    chmodSync(folder, 0o700)
    const { url } = await start(folder)
    await query(url, 'create table notes as select 1 as number')
    const outside = readlinkSync(join(folder, 'postgres'))
    await stopAll()
    const again = await start(folder)
    expect(await query(again.url, 'select number from notes')).toEqual([{ number: 1 }])
    await stopAll()
    expect(outside).toMatch(/^\/var\/lib\/bgm\/[0-9a-f]{16}$/)
    for (const path of [outside, folder]) rmSync(path, { recursive: true })
  })

  test('PostgreSQL runs as postgres, else nobody, else a number', () => {
    const folder = createFolder()
    const passwd = join(folder, 'passwd')
    const users = {
      'root:x:0:0::/:/bin/sh\nnobody:x:99:98::/:\npostgres:x:26:27::/:': { uid: 26, gid: 27 },
      'root:x:0:0::/:/bin/sh\nnobody:x:99:98::/:': { uid: 99, gid: 98 },
      'root:x:0:0::/:/bin/sh': { uid: 65534, gid: 65534 },
    }
    for (const [text, owner] of Object.entries(users)) {
      writeFileSync(passwd, text)
      expect(findClusterOwner(passwd)).toEqual(owner)
    }
    expect(findClusterOwner(join(folder, 'missing'))).toEqual({ uid: 65534, gid: 65534 })
    rmSync(folder, { recursive: true })
  })
})
