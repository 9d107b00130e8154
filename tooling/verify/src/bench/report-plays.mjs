import { loadavg } from 'node:os'
import { signInOwner } from '#src/fault-injection/music/owner.mjs'
import {
  addTrackRevisions,
  callInternalApi,
  createPlayGenerator,
  pairDevice,
} from '#src/product/delivered-plays.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'

const rowsPerSecond = 1_000
const playsPerBatch = 100
/** A gateway normally sends single batches. After an outage, it sends up to twenty per call. */
const batchesPerCall = [1, 20]
const playsPerMeasurement = 8_000
/** The number of concurrent calls from a gateway. */
const concurrency = 2

async function startDevices(testBackend) {
  const tracks = await addTrackRevisions(testBackend)
  const owner = await signInOwner(testBackend.urls.api)
  const devices = []
  for (const zone of await owner.listZones()) {
    const { player, epoch } = await pairDevice({ testBackend, owner, zone })
    devices.push({ player, nextPlay: createPlayGenerator({ zone, epoch, tracks }) })
  }
  return devices
}

function getBatch({ player, nextPlay }) {
  return { player, plays: Array.from({ length: playsPerBatch }, nextPlay) }
}

/** Measures the plays per second that `/internal/plays` stores, and how many plays were not accepted. */
async function measure({ testBackend, devices, batches }) {
  const calls = Array.from({ length: playsPerMeasurement / playsPerBatch / batches }, (_, index) =>
    Array.from({ length: batches }, (_, at) => getBatch(devices[(index * batches + at) % devices.length])),
  )
  let accepted = 0
  const began = performance.now()
  const client = async () => {
    for (let next = calls.pop(); next; next = calls.pop()) {
      const { results } = await callInternalApi(testBackend, '/plays', { batches: next })
      for (const result of results) accepted += result.accepted.length
    }
  }
  await Promise.all(Array.from({ length: concurrency }, client))
  const rate = accepted / ((performance.now() - began) / 1000)
  return { rate, refused: playsPerMeasurement - accepted }
}

/** Measures how many plays the backend stores per second. Returns the number of figures that miss their budget. */
export async function reportPlays() {
  const testBackend = await startTestBackend({ name: 'bench-plays' })
  let missed = 0
  try {
    const devices = await startDevices(testBackend)
    const load = loadavg().map(value => value.toFixed(1))
    console.info(`  batches of ${playsPerBatch} plays   load ${load.join(' ')}`)
    for (const batches of batchesPerCall) {
      const { rate, refused } = await measure({ testBackend, devices, batches })
      const isMissed = rate < rowsPerSecond || refused > 0
      if (isMissed) missed += 1
      const note = `${(rate / rowsPerSecond).toFixed(1)} × the budget, ${refused} not accepted`
      console.info(
        `  ${`${batches} ${batches === 1 ? 'batch' : 'batches'} a call`.padEnd(20)}${Math.round(rate).toLocaleString('en')} plays a second   ${note}${isMissed ? ', misses the budget' : ''}`,
      )
    }
  } finally {
    await testBackend.stop()
  }
  return missed
}
