import { setTimeout as pause } from 'node:timers/promises'
import { backdatePairing } from '#src/product/delivered-plays.mjs'
import { createFindings } from './findings.mjs'
import { removePlaysSince, setSubscriptionEnd } from './music/catalogue.mjs'
import { comparePlays } from './music/compare-plays.mjs'
import { loadSimulatedDevices } from './music/devices.mjs'
import { signInOwner } from './music/owner.mjs'
import { startSimulatedStack } from './music/stack.mjs'

const minute = 60_000
const hour = 60 * minute
/** How far in the past the simulation begins, in ms, because the backend rejects plays from the future. */
const simulated = 10 * hour
/** The number of seconds after which the watchdog reacts to silence. */
const maxSilence = 5
const wrongBy = 20 * minute

async function backendDown({ stack, clock }) {
  await stack.testBackend.kill()
  await clock.run(40 * minute)
  await stack.testBackend.start()
  await clock.run(10 * minute)
}

async function gatewayKilled({ stack, clock }) {
  for (const minutes of [1, 9, 25]) {
    await stack.killGateway()
    await clock.run(minutes * minute)
    await stack.startGateway(clock.trueTime())
    await clock.run(12 * minute)
  }
}

/** The first device loses its network connection; the second one loses the responses to its plays. */
async function networkCut({ clock, devices: [first, second] }) {
  first.network.cut()
  second.network.losesResponses = true
  await clock.run(hour)
  second.network.losesResponses = false
  await clock.run(hour)
  first.network.restore()
  await clock.run(5 * minute)
}

/** The first device is killed while online, the second one while offline. */
async function devicesKilled({ clock, devices: [first, second] }) {
  second.network.cut()
  for (const seconds of [97, 411, 773]) {
    await clock.run(seconds * 1_000)
    first.kill()
    second.kill()
    await clock.run(2 * minute)
    await first.boot()
    await second.boot()
  }
  await clock.run(20 * minute)
  second.network.restore()
  await clock.run(5 * minute)
}

/** The device can store neither audio files nor plays. */
async function diskFull({ clock, owner, zones, devices: [, second] }) {
  second.storage.capacity = second.storage.usedBytes()
  second.storage.isFull = true
  // The engine logs a warning for every value that it cannot store.
  const { warn } = console
  console.warn = () => {}
  await owner.changePlaylist(zones[1])
  await clock.run(90 * minute)
  second.storage.capacity = Number.POSITIVE_INFINITY
  second.storage.isFull = false
  console.warn = warn
  await clock.run(10 * minute)
}

/** One clock is ahead and one is behind. The devices restart with these clocks while offline. */
async function clocksWrong({ clock, owner, zones, devices, findings }) {
  const [first, second] = devices
  first.clockError = wrongBy
  second.clockError = -wrongBy
  await clock.run(2 * minute)
  for (const [index, { clockError }] of devices.entries()) {
    const { offset, errors } = await owner.findClockOffset(zones[index], clockError)
    const minutes = offset === null ? 'none' : Math.round(offset / minute)
    findings.expect('  clock that the member sees, in minutes', minutes, clockError / minute)
    findings.expect('  and the error', errors.includes('clock-wrong'), true)
  }
  for (const device of devices) {
    device.network.cut()
    device.kill()
    await device.boot()
  }
  await clock.run(30 * minute)
  for (const device of devices) {
    device.clockError = 0
    device.network.restore()
  }
  await clock.run(5 * minute)
}

const licenceEnd = device => device.view()?.bundle?.licence.until ?? null

/** The licence for both zones ends soon, while the first device is offline. */
async function licenceEnds({ stack, clock, owner, zones, devices, findings }) {
  await clock.runUntil(Math.max(Date.now(), clock.trueTime()))
  const until = clock.trueTime() + 3 * minute
  await setSubscriptionEnd(stack.testBackend, until)
  for (const zone of zones) await owner.changeVolume(zone)
  for (let tries = 0; tries < 100 && devices.some(device => licenceEnd(device) !== until); tries += 1) {
    await pause(100)
    await clock.run(100)
  }
  findings.expect('  devices that know its end', devices.filter(one => licenceEnd(one) === until).length, 2)
  devices[0].network.cut()
  await clock.runUntil(until - 1_000)
  findings.expect('  devices that play before it', devices.filter(one => one.isSounding()).length, 2)
  await clock.runUntil(until + 5 * minute)
  findings.expect(
    '  devices that play after the track ended',
    devices.filter(one => one.isSounding()).length,
    0,
  )
  findings.expect('  what they show', devices.map(one => one.view().mode).join(' '), 'stopped stopped')
  devices[0].network.restore()
  await clock.run(2 * minute)
}

const faults = {
  'without a fault': ({ clock }) => clock.run(30 * minute),
  'backend down for 40 minutes': backendDown,
  'gateway killed three times': gatewayKilled,
  'network cut, responses lost': networkCut,
  'devices killed three times': devicesKilled,
  'disk full for 90 minutes': diskFull,
  'clocks 20 minutes ahead and behind': clocksWrong,
  'licence ended while offline': licenceEnds,
}

async function pairAll({ stack, clock, owner, zones, devices, findings }) {
  for (const [index, device] of devices.entries()) {
    await device.boot()
    await clock.run(1_000)
    await owner.approve(device.view().code?.userCode, zones[index])
    await clock.run(6_000)
    device.view().approval?.answer(true)
    await clock.run(30_000)
    await backdatePairing(stack.testBackend, zones[index])
  }
  findings.expect(
    'devices that play within 30 s of their pairing',
    devices.filter(one => one.isSounding()).length,
    2,
  )
}

async function injectAll(venue) {
  const { clock, devices, findings } = venue
  for (const [name, inject] of Object.entries(faults)) {
    for (const device of devices) device.longestGap = 0
    const since = clock.trueTime()
    await inject(venue)
    const silent = Math.max(...devices.map(({ longestGap }) => longestGap))
    const minutes = Math.round((clock.trueTime() - since) / minute)
    findings.expect(
      `${name} (${minutes} min): s of dead air`,
      silent,
      `at most ${maxSilence}`,
      silent <= maxSilence,
    )
  }
}

async function compareAll({ stack, devices, zones, findings, since }) {
  const records = await stack.testBackend.records()
  for (const [index, device] of devices.entries()) {
    device.kill()
    const { heard, storage } = device
    const found = await comparePlays({ records, zone: zones[index], since, heard, files: stack.files })
    const hours = heard.reduce((sum, { seconds }) => sum + seconds, 0) / 3600
    findings.print(
      `\n  device ${index + 1}: ${heard.length} tracks heard, ${hours.toFixed(1)} h; ${found.rows.length} plays stored, ${found.rows.filter(({ offline }) => offline).length} of them offline, ${found.rows.filter(row => row.end_reason === 'interrupted').length} interrupted`,
    )
    findings.expect('heard, but not stored', found.lost.length, 0)
    findings.expect('stored, but not heard, or twice', found.unheard.length, 0)
    findings.expect('stored with another length', found.different.length, 0)
    findings.expect('plays that still wait on the device', storage.plays.size, 0)
    for (const one of [...found.lost, ...found.unheard, ...found.different].slice(0, 8))
      findings.print(`    ${JSON.stringify(one)}`)
  }
  await records.close()
}

/**
 * Runs two devices with the player's own engine, connected to the real gateway and backend, for ten
 * simulated hours while everything around them fails. The music must continue, and every play must be stored
 * exactly once.
 */
export async function checkMusic(print = () => {}) {
  const findings = createFindings(print)
  const { createSimulatedDevices } = await loadSimulatedDevices()
  const stack = await startSimulatedStack()
  try {
    const since = Date.now()
    const start = since - simulated
    await removePlaysSince(stack.testBackend, start - hour)
    await stack.startGateway(start)
    const owner = await signInOwner(stack.testBackend.urls.api)
    const zones = await owner.listZones()
    const { files, gatewayUrl: url } = stack
    const { clock, devices } = createSimulatedDevices({ count: zones.length, start, url, files })
    const venue = { stack, owner, zones, clock, devices, findings, since }
    findings.print('\n  two devices, gateway and backend')
    await pairAll(venue)
    await injectAll(venue)
    await compareAll(venue)
    findings.print(
      `\n  ${((clock.trueTime() - start) / hour).toFixed(1)} simulated hours in ${Math.round((Date.now() - since) / 1_000)} s`,
    )
  } finally {
    await stack.stop()
  }
  return findings.result()
}
