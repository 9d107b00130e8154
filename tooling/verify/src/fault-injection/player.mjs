import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensureChromium } from '@bgm/cli/chromium'
import { getDataDir } from '@bgm/cli/environment'
import { chromium } from 'playwright-core'
import { compareHeard } from './player/compare-heard.mjs'
import { crashFaults, visitCrash } from './player/crash-rows.mjs'
import { DevicePage } from './player/device-page.mjs'
import { clockFaults, storageFaults, visitLocal } from './player/local-rows.mjs'
import { networkFaults, targets } from './player/network-faults.mjs'
import { networkStages, visitNetwork } from './player/network-rows.mjs'
import { Row } from './player/row.mjs'
import { startVenue } from './player/venue.mjs'

/** The number of devices at a time, which two quiet cores can run. */
const usualDevices = 10
const deliverySeconds = 90
const browserFlags = ['--autoplay-policy=no-user-gesture-required', '--no-sandbox', '--mute-audio']

const networkVisits = Object.keys(networkFaults).flatMap(fault =>
  Object.keys(targets).map(target => ({ fault, target, run: visitNetwork })),
)
const localVisits = [...storageFaults, ...clockFaults].map(visit => ({ ...visit, run: visitLocal }))
/** The page of a kiosk cannot be observed from its start, so only its stored plays are. */
const crashVisits = crashFaults.map(visit => ({ ...visit, run: visitCrash, isKiosk: true }))
const allVisits = [...networkVisits, ...localVisits, ...crashVisits]

/** Selects the devices whose fault and target contain every word of `only`, e.g. `hang bundle`. */
function selectVisits(only) {
  const words = only.split(',').map(word => word.trim())
  return allVisits.filter(({ fault, target }) => words.every(word => `${fault} × ${target}`.includes(word)))
}

/** Adds what was lost or doubled to the row that was run at that time. */
function addPlays(rows, comparison) {
  for (const [title, plays] of Object.entries(comparison))
    for (const play of plays) {
      const row = rows.findLast(({ startedAt }) => startedAt <= play.at) ?? rows[0]
      row?.addPlay(title, play)
    }
}

/** Waits until every play is stored, and adds what is missing to the rows. */
async function comparePlays({ venue, zone, device, since, rows }) {
  const until = Date.now() + deliverySeconds * 1000
  for (;;) {
    await device.observe()
    const stored = await venue.listPlays(zone, since)
    const comparison = compareHeard({ heard: device.heard, stored, tracks: venue.tracks })
    if (Object.values(comparison).every(plays => plays.length === 0)) return
    if (Date.now() < until) {
      await pause(1_000)
      continue
    }
    addPlays(rows, comparison)
    const rejections = await venue.listRejections(zone, since)
    if (rejections.length > 0) rows[0]?.misses.push(`rejected plays: ${rejections.join(', ')}`)
    return
  }
}

async function runVisit({ browser, venue, zone, address }, { fault, target, run, isKiosk }) {
  const since = Date.now()
  const device = await DevicePage.open(browser, venue.url, address)
  const visit = { device, venue, owner: venue.owner, zone, fault, target }
  const rows = []
  const startRow = names => {
    const row = new Row(names, visit)
    rows.push(row)
    return row
  }
  try {
    await run(visit, startRow)
    if (!isKiosk) await comparePlays({ venue, zone, device, since, rows })
  } catch (error) {
    startRow([fault, target]).misses.push(`the program failed: ${error.stack}`)
  } finally {
    await device.close()
  }
  return rows
}

const hasMisses = rows => rows.some(({ misses }) => misses.length > 0)

/**
 * Runs every device, several at a time. A busy machine delays pages by seconds, so a device with a failure is run
 * again at the end, alone; only failures that are repeated count.
 */
async function runVisits({ browser, venue, visits, print }) {
  const rows = []
  const failed = []
  const waiting = visits.entries()
  const [alone] = venue.zones
  const runOne = (zone, visit, index) => {
    const address = `10.1.${index >> 8}.${index & 255}`
    return runVisit({ browser, venue, zone, address }, visit)
  }
  const work = async zone => {
    for (const [index, visit] of waiting) {
      const found = await runOne(zone, visit, index)
      for (const row of found) print(row.toLine())
      if (hasMisses(found)) failed.push(visit)
      else rows.push(...found)
    }
  }
  await Promise.all(venue.zones.map(work))
  for (const [index, visit] of failed.entries()) {
    const found = await runOne(alone, visit, visits.length + index)
    for (const row of found) print(`${row.toLine()}  (again, alone)`)
    rows.push(...found)
  }
  return { rows, repeated: failed.length }
}

function writeReport(rows) {
  const folder = join(getDataDir(), 'logs/test')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'faults-player.json')
  writeFileSync(
    path,
    JSON.stringify(
      rows.map(row => row.toReport()),
      null,
      2,
    ),
  )
  return path
}

/**
 * Plays real audio in Chromium from the real gateway and backend, while requests, the storage and the clock of the
 * devices fail. The music must go on, and every play must be stored exactly once.
 */
export async function checkPlayer(print = () => {}, { only = '', count = usualDevices } = {}) {
  const visits = selectVisits(only)
  const executablePath = await ensureChromium(join(getDataDir(), 'logs'))
  const venue = { ...(await startVenue(Math.min(count, visits.length))), chromium: executablePath }
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  const startedAt = Date.now()
  print(`  ${visits.length} devices, up to ${networkStages.length} rows each: s of dead air, screen | board`)
  try {
    const { rows, repeated } = await runVisits({ browser, venue, visits, print })
    const seconds = Math.round((Date.now() - startedAt) / 1000)
    print(`  ${rows.length} rows in ${seconds} s, ${repeated} devices run again; ${writeReport(rows)}`)
    const misses = rows.flatMap(({ name, misses: found }) => found.map(miss => `${name}: ${miss}`))
    return { checked: rows.length, misses }
  } finally {
    await browser.close()
    await venue.stop()
  }
}
