import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { createKey, createLog } from './generator/log.mjs'
import { createReport } from './generator/report.mjs'

/*
 * Verifies a generated month: `pnpm bench FOLDER [PLAYS]`. The log, about 600 bytes a play, stays in the folder and is
 * used again.
 */

const origin = 'musik.example/usage'
const units = 5000
const revisions = 20_000
const month = Date.parse('2026-11-01T00:00:00Z')
const begin = month - 40 * 86_400_000
const hex = length => randomBytes(length).toString('hex')

function* createRegisters() {
  for (let id = 1; id <= units; id += 1) {
    const place = { zone_id: id, business_unit_id: id }
    yield [
      'venue',
      {
        at: begin,
        business_unit_id: id,
        cid: `C${id}`,
        name: `Kafe ${id}, "Contoh"`,
        industry: 'Kafe',
        city_name: `Kota ${id % 100}`,
        province_name: 'Jawa Barat',
        time_zone: 'Asia/Jakarta',
      },
    ]
    yield ['zone', { at: begin, ...place, number: 1, name: 'Lantai 1' }]
    const periods = [{ from: begin, until: begin + 365 * 86_400_000 }]
    yield ['licence', { at: begin, licence_id: id, code: `L-${id}`, state: 'active', periods, ...place }]
    yield ['device', { at: begin, player_id: id, zone_id: id, epoch: 1, paired_at: begin }]
  }
  for (let track = 0; track < revisions; track += 1)
    yield [
      'credits',
      {
        track: `track-${track}`,
        track_revision: 1,
        title: `Lagu ${track}`,
        artists: ['Trio Contoh'],
        composers: ['Rara Contoh', 'Budi Contoh'],
        arrangers: [],
        publishers: ['Penerbit Contoh'],
        duration_ms: 205_000,
        isrc: 'IDA012600001',
        label: 'Label Contoh',
        sha256: hex(32),
      },
    ]
}

function createPlay(number, plays) {
  const unit = 1 + (number % units)
  const track = (number * 7919) % revisions
  const started_at = month + Math.floor((number / plays) * 29 * 86_400_000)
  const id = hex(16)
  return {
    boot: '5d0c9b1e-4b1f-4a36-8d0a-0c7d8c1c2f11',
    business_unit_id: unit,
    clock_offset: -12,
    credits: 4 * units + track,
    duration_ms: 150_000 + (number % 50_000),
    end_reason: 'finished',
    epoch: 1,
    layer: 'slot',
    leased: 1,
    licence_id: unit,
    offline: 0,
    organisation_id: unit,
    play_id: `${id.slice(0, 8)}-${id.slice(8, 12)}-${id.slice(12, 16)}-${id.slice(16, 20)}-${id.slice(20)}`,
    player_id: unit,
    playlist: 'playlist-contoh',
    received_at: started_at + 250_000,
    salt: hex(16),
    seq: Math.floor(number / units),
    started_at,
    track: `track-${track}`,
    track_revision: 1,
    type: 'play',
    zone_id: unit,
  }
}

/** Writes a log with a month of plays and its report. */
function generate(folder, plays) {
  const key = createKey(origin, 'bench')
  const log = createLog(join(folder, 'log'), origin)
  const log_size = 4 * units + revisions + plays
  const range = { from_index: 0, log_size, register_size: log_size }
  const head = {
    period: '2026-11',
    version: 1,
    kind: 'final',
    ...range,
    minimum_seconds: 30,
    created_at: month,
  }
  const report = createReport({ head, keep: false })
  report.begin()
  for (const [type, fields] of createRegisters()) report.consider(log.add(type, fields), type, fields)
  for (let number = 0; number < plays; number += 1) {
    // The members are in the order of RFC 8785.
    const play = createPlay(number, plays)
    report.consider(log.addBytes(Buffer.from(JSON.stringify(play))), 'play', play)
    if (number % 100_000 === 0) process.stderr.write(`\rGenerating: ${number} of ${plays}`)
  }
  process.stderr.write('\r\x1b[K')
  const manifest = report.end({ origin, root: log.getRoot() })
  log.add('report', {
    at: month,
    period: '2026-11',
    version: 1,
    log_size,
    manifest_sha256: createHash('sha256').update(manifest).digest('hex'),
    ...report.counts.reported,
  })
  log.publish(key)
  writeFileSync(join(folder, 'usage-report-2026-11-v1-manifest.json'), manifest)
  writeFileSync(join(folder, 'keys'), `${key.verifier}\n`)
}

const program = new URL('../src/main.mjs', import.meta.url).pathname

/** The most memory that a process has used so far, in MB. */
function readPeak(pid) {
  const [, size] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return size === undefined ? null : Number(size) / 1024
}

async function verify(folder) {
  const started = performance.now()
  const args = [
    '--keys',
    join(folder, 'keys'),
    join(folder, 'log'),
    join(folder, 'usage-report-2026-11-v1-manifest.json'),
  ]
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' })
  let peak = 0
  const timer = setInterval(() => {
    peak = readPeak(child.pid) ?? peak
  }, 500)
  const code = await new Promise(done => child.once('exit', done))
  clearInterval(timer)
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const load = loadavg().map(one => one.toFixed(1))
  console.info(
    `exit code ${code}; ${minutes} minutes; ${Math.round(peak)} MB; Node ${process.version}; load ${load.join(' ')}`,
  )
}

const [path, count = '10000000'] = process.argv.slice(2)
if (path === undefined) throw new Error('Name a folder for the generated log.')
const folder = resolve(path)
mkdirSync(folder, { recursive: true })
if (!existsSync(join(folder, 'keys'))) generate(folder, Number(count))
await verify(folder)
