import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { addTrackRevisions, createPlayGenerator, pairDevice } from '#src/product/delivered-plays.mjs'
import { sendRequest } from '#src/product/http-call.mjs'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createFindings } from './findings.mjs'
import { signInOwner } from './music/owner.mjs'
import { addGateway } from './music/stack.mjs'

const maxPlaysPerRequest = 100
/**
 * The milliseconds from the start of a delivery within which a process is killed; longer than a delivery
 * takes.
 */
const killWithin = 120

/** Starts a device that resends its plays until a response lists them. */
function startDevice({ url, token, nextPlay }) {
  const waiting = new Map()
  const device = { generated: new Map(), waiting, duplicates: 0, rejected: 0, failed: 0 }
  return Object.assign(device, {
    /** Adds new plays until a request is full. */
    play() {
      while (waiting.size < maxPlaysPerRequest) {
        const play = nextPlay()
        waiting.set(play.play_id, play)
        device.generated.set(play.play_id, play)
      }
    },
    async deliver() {
      const plays = [...waiting.values()].slice(0, maxPlaysPerRequest)
      const { status, body } = await sendRequest(`${url}/device/plays`, {
        method: 'POST',
        token,
        body: { plays },
      })
      if (status !== 200) {
        device.failed += 1
        return
      }
      for (const id of [...body.accepted, ...body.duplicate]) waiting.delete(id)
      device.duplicates += body.duplicate.length
      device.rejected += body.rejected.length
    },
  })
}

async function startDevices(stack) {
  const { testBackend, gatewayUrl: url } = stack
  const tracks = await addTrackRevisions(testBackend)
  const owner = await signInOwner(testBackend.urls.api)
  const devices = []
  for (const zone of await owner.listZones()) {
    const { token, epoch } = await pairDevice({ testBackend, owner, zone })
    devices.push(startDevice({ url, token, nextPlay: createPlayGenerator({ zone, epoch, tracks }) }))
  }
  return devices
}

const killers = stack => [
  async () => {
    await stack.killGateway()
    await stack.startGateway()
  },
  async () => {
    await stack.testBackend.kill()
    await stack.testBackend.start()
  },
  async () => {
    await stack.testBackend.database.kill()
    await stack.testBackend.database.start()
  },
]

/** Kills the gateway, the backend and the database in turn while both devices deliver plays. */
async function killDuringDeliveries({ stack, devices, kills, findings }) {
  const random = createSeededRandom(20261123)
  const kill = killers(stack)
  for (let done = 1; done <= kills; done += 1) {
    for (const device of devices) device.play()
    const deliveries = devices.map(device => device.deliver())
    await pause(random.upTo(killWithin))
    await kill[done % kill.length]()
    await Promise.all(deliveries)
    if (done % 10 === 0) findings.print(`  ${done} kills`)
  }
}

async function deliverRest(devices) {
  for (let tries = 0; tries < 30 && devices.some(({ waiting }) => waiting.size > 0); tries += 1) {
    await Promise.all(devices.map(device => device.waiting.size > 0 && device.deliver()))
    await pause(500)
  }
}

/** The job that counts plays runs every minute, and again soon if its process was killed. */
const maxCountingSeconds = 300

/** Reads the stored plays and the sums of the daily totals once they are counted, both including the sample data. */
async function readStored(testBackend) {
  const records = await testBackend.records()
  const ids = (await records.rows('select play_id from plays')).map(({ play_id }) => play_id)
  const readTotal = async () =>
    (await records.rows('select sum(plays) as plays, sum(seconds) as seconds from usage_days'))[0]
  let total = await readTotal()
  for (let tries = 0; Number(total.plays) < ids.length && tries < maxCountingSeconds; tries += 1) {
    await pause(1_000)
    total = await readTotal()
  }
  await records.close()
  return { ids, plays: Number(total.plays), seconds: Number(total.seconds) }
}

function compare({ before, after, devices, findings }) {
  const generated = new Map(devices.flatMap(device => [...device.generated]))
  const counts = new Map()
  for (const id of after.ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const seconds = [...generated.values()].reduce((sum, play) => sum + play.seconds, 0)
  const sum = name => devices.reduce((sum, device) => sum + device[name], 0)
  findings.print(
    `  ${generated.size} plays; ${sum('failed')} deliveries failed, ${sum('duplicates')} plays had been stored before`,
  )
  findings.expect('plays lost', [...generated.keys()].filter(id => !counts.has(id)).length, 0)
  findings.expect('plays stored twice', [...counts.values()].filter(count => count > 1).length, 0)
  findings.expect('plays rejected', sum('rejected'), 0)
  findings.expect('plays in the daily totals', after.plays - before.plays, generated.size)
  findings.expect('seconds in the daily totals', Math.round(after.seconds - before.seconds), seconds)
}

/**
 * Kills the gateway, the backend and the database repeatedly while devices deliver plays. Afterwards, every
 * play must be stored once and counted once.
 */
export async function checkPlays(print = () => {}, { count: kills = 50 } = {}) {
  const findings = createFindings(print)
  const stack = await addGateway(await startTestBackend({ name: 'plays' }))
  try {
    findings.print(`\n  kill -9 of gateway, backend and database in turn, ${kills} times`)
    await stack.startGateway()
    const before = await readStored(stack.testBackend)
    const devices = await startDevices(stack)
    await killDuringDeliveries({ stack, devices, kills, findings })
    await deliverRest(devices)
    compare({ before, after: await readStored(stack.testBackend), devices, findings })
  } finally {
    await stack.stop()
  }
  return findings.result()
}
