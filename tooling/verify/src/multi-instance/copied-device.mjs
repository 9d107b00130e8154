import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { signInOwner } from '#src/fault-injection/music/owner.mjs'
import { pairToken } from '#src/product/delivered-plays.mjs'
import { sendRequest } from '#src/product/http-call.mjs'

/** Sends a heartbeat as a device does; returns whether the gateway answers that the device was copied. */
async function sendHeartbeat(gateway, { token, boot, state }) {
  const body = {
    ...{ epoch: 1, boot, app_version: '1.0.0', state, track: null, position: 0 },
    ...{ cached_hours: 24, clock_offset: 0, errors: [] },
  }
  const answer = await sendRequest(`${gateway}/device/heartbeat`, { method: 'POST', token, body })
  if (answer.status !== 200) throw new Error(`a heartbeat answered ${answer.status} ${answer.text}`)
  return answer.body.copied
}

/** Sends heartbeats of both copies, each to its gateway, until both are answered with `copied`. */
async function areBothNoticed(copies) {
  for (let round = 0; round < 15; round += 1) {
    // A changed state is reported at once, an unchanged one once a minute.
    const state = round % 2 === 0 ? 'playing' : 'paused'
    const noticed = []
    for (const { gateway, token, boot } of copies)
      noticed.push(await sendHeartbeat(gateway, { token, boot, state }))
    if (noticed.every(Boolean)) return true
    await pause(2_000)
  }
  return false
}

/** Checks that two devices with one token are noticed although each uses another gateway. */
export async function copiedDevice({ urls, instances, internalKey }) {
  const owner = await signInOwner(urls.api)
  const [zone] = await owner.listZones()
  const token = await pairToken({ testBackend: { urls, internalKey }, owner, zone })
  const [copy, ...copies] = instances.map(({ player }) => ({ gateway: player, token, boot: randomUUID() }))
  for (const boot of [randomUUID(), copy.boot])
    if (await sendHeartbeat(copy.gateway, { token, boot, state: 'playing' }))
      return 'a device that was started again counted as a copy'
  return (
    (await areBothNoticed([copy, ...copies])) ||
    'a copied device was not noticed by both gateways within 30 s'
  )
}
