import { setTimeout as pause } from 'node:timers/promises'

const second = 1000
const hour = 3_600 * second
const day = 24 * hour
const year = 365 * day
const storedTracks = 12

const clearing = {
  IndexedDB: 'indexeddb',
  'Cache Storage': 'cache_storage',
  'local storage': 'local_storage',
}
const ways = ['refused', 'hanging', 'cleared']

/** Local storage cannot hang: its calls are synchronous. */
export const storageFaults = Object.keys(clearing).flatMap(store =>
  ways
    .filter(way => store !== 'local storage' || way !== 'hanging')
    .map(way => ({ target: store, fault: way })),
)

const shifts = {
  '+3 hours': 3 * hour,
  '-3 hours': -3 * hour,
  '+3 days': 3 * day,
  '-3 days': -3 * day,
  '+3 years': 3 * year,
  '-3 years': -3 * year,
  1970: null,
}
export const clockFaults = Object.keys(shifts).map(fault => ({ target: 'clock', fault }))

async function clear({ page, proxy }, store) {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: proxy.url, storageTypes: clearing[store] })
  await session.detach()
}

const setClock = ({ device, fault }) => {
  const clock = shifts[fault] ?? -Date.now()
  return device.setFaults({ clock })
}

async function inject(visit) {
  const { device, target, fault } = visit
  if (target === 'clock') return setClock(visit)
  if (fault === 'cleared') return clear(device, target)
  return device.setFaults({ [target]: fault })
}

/** A wrong clock is worst without a network, because nothing else tells the time. */
async function start(visit) {
  const { device, target, fault, row } = visit
  await inject(visit)
  const isClock = target === 'clock'
  if (isClock) await device.proxy.down()
  const since = await device.load()
  await device.waitForSound(since, 40)
  await pause(10 * second)
  // Without its stored files, a device must fetch one first.
  const isEmpty = target === 'Cache Storage' && fault === 'cleared'
  row.silence = isEmpty ? 0 : await device.measureSilence(since)
  row.expect('plays', await device.waitForSound(Date.now() - second, 10))
  await row.describe()
  if (isClock) {
    await device.proxy.up()
    await pause(15 * second)
  }
}

async function running(visit) {
  const { device, row } = visit
  await device.waitForMusic(storedTracks, 20)
  const since = Date.now()
  await inject(visit)
  await pause(25 * second)
  row.silence = await device.measureSilence(since)
  await row.describe()
}

/** A member unpairs a device that cannot use its database: it must stop and show a code within seconds. */
async function unpaired(visit) {
  const { device, owner, zone, row } = visit
  await inject(visit)
  const since = Date.now()
  await owner.unpair(zone)
  row.expect('shows a code', await device.waitForCode(15))
  row.silence = (Date.now() - since) / second
  await pause(3 * second)
  row.expect('is silent', !(await device.waitForSound(Date.now() - second, 1)))
  await row.describe()
}

async function heal({ device, target }) {
  await device.setFaults({})
  // A storage that failed is used again after a pause.
  await pause(target === 'clock' ? 3 * second : 12 * second)
}

/** Runs both stages of one fault of the storage or the clock on one new device. */
export async function visitLocal(visit, startRow) {
  const { device, owner, zone, fault, target } = visit
  await device.load()
  await device.pair(owner, zone)
  await device.waitForSound(0, 60)
  await device.waitForMusic(storedTracks, 60)
  const since = await device.load()
  const at = await device.waitForSound(since, 30)
  const startSeconds = ((at ?? Date.now()) - since) / second
  const stages = { running, start, ...(target === 'IndexedDB' && { unpaired }) }
  for (const [stage, run] of Object.entries(stages)) {
    const row = startRow([fault, target, stage])
    row.allowed = stage === 'start' ? 5 + startSeconds : 5
    await run({ ...visit, row })
    row.end()
    await heal(visit)
  }
}
