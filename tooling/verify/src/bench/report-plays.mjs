import { loadavg } from 'node:os'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { signInOwner } from '#src/fault-injection/music/owner.mjs'
import {
  addTrackRevisions,
  callInternalApi,
  createPlayGenerator,
  insertPairedDevices,
  pairDevice,
} from '#src/product/delivered-plays.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { addKeys } from '#src/product/signed-plays.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { runBackendProgram } from './usage/run-program.mjs'

/** The number of concurrent calls from a gateway. */
const concurrency = 2
const singleDevices = 5_000

async function startDevices(testBackend, tracks) {
  const owner = await signInOwner(testBackend.urls.api)
  const devices = []
  for (const zone of await owner.listZones()) {
    const { player, epoch } = await pairDevice({ testBackend, owner, zone })
    devices.push({ player, nextPlay: createPlayGenerator({ zone, epoch, tracks }) })
  }
  return devices
}

/** Measures the plays per second that `/internal/plays` stores, and how many plays were not accepted. */
async function measure({ testBackend, devices, plays, batches, playsPerBatch }) {
  const calls = Array.from({ length: plays / playsPerBatch / batches }, (_, index) =>
    Array.from({ length: batches }, (_, offset) => {
      const { player, nextPlay, signPlays } = devices[(index * batches + offset) % devices.length]
      const sent = Array.from({ length: playsPerBatch }, nextPlay)
      return { player, plays: sent, head: signPlays?.(sent) }
    }),
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
  return { rate, refused: plays - accepted }
}

const probe = join(root, 'tooling/verify/src/event-loop/probe.cjs')
/** The share of the rate without signatures that must remain with them, and the longest block in milliseconds. */
const signedBudget = { share: 0.4, block: 50 }
const signedRounds = 3

/** Measures a case with and without signatures, in turns. Returns 1 if it misses the budget, otherwise 0. */
async function measureSigned({ testBackend, probeUrl, devices, ...call }) {
  const signing = await addKeys(testBackend, devices)
  const rates = { plain: [], signed: [] }
  let [longest, refused] = [0, 0]
  for (let round = 0; round < signedRounds; round += 1) {
    const plain = await measure({ testBackend, devices, ...call })
    await sendRequest(`${probeUrl}/start`)
    const signed = await measure({ testBackend, devices: signing, ...call })
    const { body } = await sendRequest(`${probeUrl}/stop`)
    longest = Math.max(longest, body.longest)
    refused += plain.refused + signed.refused
    rates.plain.push(plain.rate)
    rates.signed.push(signed.rate)
  }
  const [plain, signed] = [rates.plain, rates.signed].map(list => list.toSorted((a, b) => a - b)[1])
  const records = await testBackend.records()
  const [{ count }] = await records.rows('select count(*) as count from plays where chain is not null')
  await records.close()
  const share = signed / plain
  const isMissed =
    share < signedBudget.share || longest > signedBudget.block || refused > 0 || Number(count) === 0
  console.info(
    `  the same with signatures          ${Math.round(signed).toLocaleString('en')}   ${share.toFixed(2)} of ${Math.round(plain).toLocaleString('en')} without, longest block ${longest.toFixed(0)} ms, ${Number(count).toLocaleString('en')} signed${isMissed ? ', misses the budget' : ''}   load ${loadavg()[0].toFixed(1)}`,
  )
  return isMissed ? 1 : 0
}

/** The share of the rate of an empty table that must remain. */
const minShare = 0.9

/** Measures the last case again with many stored plays. Returns 1 if the rate has fallen too much, otherwise 0. */
async function measureWhenFull({ testBackend, stored, call, empty }) {
  const found = await runBackendProgram('fill-plays', testBackend.environment(), { plays: stored })
  const { rate, refused } = await measure({ testBackend, ...call })
  const isMissed = rate < minShare * empty || refused > 0
  console.info(
    `  with ${found.stored.toLocaleString('en')} stored plays`.padEnd(38) +
      `${Math.round(rate).toLocaleString('en')}   ${(rate / empty).toFixed(2)} of the empty table, ${refused} not accepted${isMissed ? ', misses the budget' : ''}   load ${loadavg()[0].toFixed(1)}`,
  )
  return isMissed ? 1 : 0
}

/** Measures how many plays the backend stores per second. Returns the number of figures that miss their budget. */
export async function reportPlays({ stored }) {
  const { backend: port } = await findFreePorts()
  const probeUrl = `http://127.0.0.1:${port}`
  const testBackend = await startTestBackend({ name: 'bench-plays' })
  let missed = 0
  try {
    await testBackend.end()
    await testBackend.start({ NODE_OPTIONS: `--require ${probe}`, EVENT_LOOP_PROBE_PORT: String(port) })
    const tracks = await addTrackRevisions(testBackend)
    const few = await startDevices(testBackend, tracks)
    const many = await insertPairedDevices(testBackend, singleDevices, tracks)
    const cases = [
      {
        name: 'one device, 100 plays',
        devices: few,
        plays: 8_000,
        batches: 1,
        playsPerBatch: 100,
        budget: 1_000,
      },
      {
        name: '5 devices, 100 plays each',
        devices: few,
        plays: 8_000,
        batches: 5,
        playsPerBatch: 100,
        budget: 1_000,
      },
      {
        name: '500 of 5,000 devices, a play each',
        devices: many,
        plays: 20_000,
        batches: 500,
        playsPerBatch: 1,
        budget: 3_000,
      },
    ]
    const rates = []
    console.info(
      `  plays a second, by what a call delivers   load ${loadavg()
        .map(value => value.toFixed(1))
        .join(' ')}`,
    )
    for (const { name, budget, ...call } of cases) {
      const { rate, refused } = await measure({ testBackend, ...call })
      rates.push(rate)
      const isMissed = rate < budget || refused > 0
      if (isMissed) missed += 1
      const note = `${(rate / budget).toFixed(1)} × the budget, ${refused} not accepted`
      console.info(
        `  ${name.padEnd(36)}${Math.round(rate).toLocaleString('en')}   ${note}${isMissed ? ', misses the budget' : ''}`,
      )
    }
    missed += await measureSigned({ testBackend, probeUrl, ...cases.at(-1) })
    missed += await measureWhenFull({ testBackend, stored, call: cases.at(-1), empty: rates.at(-1) })
  } finally {
    await testBackend.stop()
  }
  return missed
}
