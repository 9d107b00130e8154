import { setTimeout as pause } from 'node:timers/promises'

const second = 1000
/** The number of files a device stores before its network fails. */
const storedTracks = 12
/** Without these, a new device has no app, no pairing, no plan or no file, so it cannot play yet. */
const neededAtFirst = ['app files', 'bundle', 'audio', 'code', 'token']
const pairedWithout = ['code', 'token']

/** How long a stage is observed with its fault, in seconds. */
const observed = { first: 10, reload: 10, running: 25, offline: 5, returning: 12 }

/** Makes a running device send requests to a target that it would not call by itself. */
const triggers = {
  'worker script': ({ device }) =>
    device.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      void registration?.update().catch(() => {})
    }),
  bundle: async ({ owner, zone }) => {
    await owner.setVolume(zone, 60 + Math.floor(Math.random() * 20))
  },
  // The files that remain are enough to go on.
  audio: ({ device }) =>
    device.page.evaluate(async () => {
      const cache = await caches.open('music')
      for (const key of (await cache.keys()).slice(4)) await cache.delete(key)
    }),
}

const isUnobserved = ({ target }, seconds) => (pairedWithout.includes(target) ? 3 : seconds)

async function firstStart(visit) {
  const { device, owner, zone, fault, target, row } = visit
  const canPlay = !neededAtFirst.includes(target)
  const mayPair = target !== 'app files' && !pairedWithout.includes(target)
  device.fail(fault, target)
  const since = await device.load()
  const isPaired = mayPair && (await device.pair(owner, zone))
  const pairedAt = Date.now()
  if (isPaired && canPlay) row.expect('plays despite the fault', await device.waitForSound(pairedAt, 20))
  else await pause(observed.first * second)
  await row.describe()
  device.heal()
  const healedAt = Date.now()
  // Somebody opens a page again that could not be loaded.
  if (target === 'app files') await device.load()
  if (!isPaired) row.expect('can be paired afterwards', await device.pair(owner, zone, 75))
  row.expect('plays afterwards', await device.waitForSound(since, 75))
  row.recovered = (Date.now() - healedAt) / second
}

/** Measures how long a page takes without a fault, which depends on the machine. */
async function measureStart({ device }) {
  await device.waitForMusic(storedTracks, 30)
  const since = await device.load()
  const at = await device.waitForSound(since, 30)
  return ((at ?? Date.now()) - since) / second
}

async function reload(visit) {
  const { device, fault, target, row } = visit
  device.fail(fault, target)
  const since = await device.load()
  await device.waitForSound(since, 30)
  await pause(isUnobserved(visit, observed.reload) * second)
  row.silence = await device.measureSilence(since)
  await row.describe()
  device.heal()
}

async function running(visit) {
  const { device, fault, target, row } = visit
  await device.waitForMusic(storedTracks, 20)
  device.fail(fault, target)
  const since = Date.now()
  await triggers[target]?.(visit)
  await pause(isUnobserved(visit, observed.running) * second)
  row.silence = await device.measureSilence(since)
  await row.describe()
  device.heal()
}

/** The device starts without a network, which returns with the fault. */
async function offlineStart(visit) {
  const { device, fault, target, row } = visit
  await device.waitForMusic(storedTracks, 60)
  await device.proxy.down()
  const since = await device.load()
  await device.waitForSound(since, 30)
  await pause(observed.offline * second)
  device.fail(fault, target)
  await device.proxy.up()
  await pause(isUnobserved(visit, observed.returning) * second)
  row.silence = await device.measureSilence(since)
  await row.describe()
  device.heal()
}

const stages = { 'first start': firstStart, reload, running, 'offline start': offlineStart }
export const networkStages = Object.keys(stages)

/** Runs the stages of one fault and target on one new device. */
export async function visitNetwork(visit, startRow) {
  const { fault, target } = visit
  for (const [stage, run] of Object.entries(stages)) {
    if (stage === 'reload') visit.startSeconds = await measureStart(visit)
    const row = startRow([fault, target, stage])
    row.allowed = stage === 'running' ? 5 : 5 + (visit.startSeconds ?? 0)
    await run({ ...visit, row })
    row.end()
  }
}
