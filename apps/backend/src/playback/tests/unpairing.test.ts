import { afterAll, beforeAll, expect, test } from 'vitest'
import { callInternalApi, createVenue, listChanges, lookUpPlayer, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

const revocations = async (since: number) =>
  (await listChanges(backend, since)).changes
    .map(({ change }) => change)
    .filter(({ kind }) => kind === 'player-revoked')

const isRevoked = async (token: string) => {
  const player = await lookUpPlayer(backend, token)
  return player === null || player.revoked_at !== null
}

test('deleting a unit revokes the players of its zones', async () => {
  const { token, zone, unit } = await createVenue(backend)
  const device = await pairDevice(backend, { token, zone })
  const { latest } = await listChanges(backend, 0)
  expect((await backend.call('DELETE', `/business-units/${unit}`, { token })).status).toBe(409)
  expect(await isRevoked(device.token)).toBe(false)
  const ended = { expired_date: new Date(Date.now() - 1000), starts_at: new Date(Date.now() - 86_400_000) }
  await backend.strapi.db
    .query('api::subscription.subscription')
    .update({ where: { business_unit: { documentId: unit } }, data: ended })
  expect((await backend.call('DELETE', `/business-units/${unit}`, { token })).status).toBe(204)
  expect(await revocations(latest)).toEqual([
    { kind: 'player-revoked', player: device.player, zone, reason: 'unpaired' },
  ])
  expect(await isRevoked(device.token)).toBe(true)
})

test('a device unpaired on its own screen frees its zone, once, and affects no other device', async () => {
  const { token, zone } = await createVenue(backend)
  const device = await pairDevice(backend, { token, zone })
  const { latest } = await listChanges(backend, 0)
  const leave = (player: string) => callInternalApi(backend, 'POST', '/players/unpair', { player })
  expect((await leave(device.player)).status).toBe(204)
  expect((await leave(device.player)).status).toBe(204)
  expect(await revocations(latest)).toHaveLength(1)
  const view = await backend.call('GET', `/zones/${zone}`, { token })
  expect(view.body).toMatchObject({ state: 'not-paired', player: null })
  const { body } = await backend.call('GET', '/audit-entries?kind=player', { token })
  expect(body.data[0]).toMatchObject({ action: 'player.unpaired', actor: { kind: 'system' } })

  const next = await pairDevice(backend, { token, zone })
  await leave(device.player)
  expect(await isRevoked(next.token)).toBe(false)
  expect((await leave('unknown')).status).toBe(204)
  const { status } = await backend.call('POST', '/internal/players/unpair', { body: { player: next.player } })
  expect(status).toBe(404)
})

test.each(['zone', 'unit'])('deleting a %s in the panel releases its devices', async kind => {
  const { token, zone, unit } = await createVenue(backend)
  const device = await pairDevice(backend, { token, zone })
  const { latest } = await listChanges(backend, 0)
  const panel = await openPanel(backend)
  const removed =
    kind === 'zone'
      ? await panel.remove('api::zone.zone', zone)
      : await panel.remove('api::business-unit.business-unit', unit)
  expect(removed.status).toBe(200)
  expect(await revocations(latest)).toEqual([
    { kind: 'player-revoked', player: device.player, zone, reason: 'unpaired' },
  ])
  expect(await isRevoked(device.token)).toBe(true)
})
