import { expect, test } from 'vitest'
import { SimulatedZone } from '#app/testing/simulated-zone'
import type { Approval } from './pairing'

async function bootOffered() {
  const zone = new SimulatedZone('2026-11-23T10:00')
  Object.assign(zone.gateway, { approved: false, offered: true })
  await zone.boot()
  await zone.clock.run(12_000)
  return zone
}

function getApproval(zone: SimulatedZone): Approval | null {
  const view = zone.session?.view.get()
  return view?.screen === 'pairing' ? view.approval : null
}

test('an approved device plays only after somebody there has confirmed the organisation', async () => {
  const zone = await bootOffered()
  expect(getApproval(zone)).toMatchObject({ organisation: 'PT Contoh', business_unit: 'Kafe' })
  await zone.clock.run(30_000)
  expect(zone.session?.view.get().screen).toBe('pairing')
  getApproval(zone)?.answer(true)
  getApproval(zone)?.answer(true)
  await zone.clock.run(12_000)
  expect(zone.gateway.answers).toEqual([true])
  expect(zone.view().mode).toBe('playing')
})

test('the answer can be given again if it was lost', async () => {
  const zone = await bootOffered()
  zone.gateway.lostAnswers = 1
  getApproval(zone)?.answer(true)
  await zone.clock.run(1_000)
  expect(getApproval(zone)?.isAnswering).toBe(false)
  getApproval(zone)?.answer(true)
  await zone.clock.run(12_000)
  expect(zone.gateway.answers).toEqual([true, true])
  expect(zone.view().mode).toBe('playing')
})

test('a device whose organisation nobody confirms in time shows a new code', async () => {
  const zone = await bootOffered()
  const codes = zone.gateway.codes
  await zone.clock.run(280_000)
  expect(getApproval(zone)).not.toBeNull()
  zone.gateway.offered = false
  await zone.clock.run(60_000)
  expect(getApproval(zone)).toBeNull()
  expect(zone.gateway.codes).toBe(codes + 1)
})

const getPairingView = (zone: SimulatedZone) => {
  const view = zone.session?.view.get()
  return view?.screen === 'pairing' ? view : null
}

test('an installation code offers the device to its zone, which somebody there confirms', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  zone.gateway.approved = false
  await zone.boot()
  await zone.clock.run(12_000)
  getPairingView(zone)?.install('WRONG')
  await zone.clock.run(1_000)
  expect(getPairingView(zone)).toMatchObject({ installation: 'unknown', approval: null })
  getPairingView(zone)?.install(zone.gateway.installationCode)
  await zone.clock.run(1_000)
  expect(zone.gateway.installed).toEqual(['WRONG', zone.gateway.installationCode])
  expect(getPairingView(zone)?.installation).toBeNull()
  getApproval(zone)?.answer(true)
  await zone.clock.run(12_000)
  expect(zone.view().mode).toBe('playing')
})

test('a code is entered again after the connection was lost', async () => {
  const zone = new SimulatedZone('2026-11-23T10:00')
  zone.gateway.approved = false
  await zone.boot()
  await zone.clock.run(12_000)
  zone.gateway.isOnline = false
  getPairingView(zone)?.install(zone.gateway.installationCode)
  await zone.clock.run(1_000)
  expect(getPairingView(zone)?.installation).toBe('offline')
  zone.gateway.isOnline = true
  getPairingView(zone)?.install(zone.gateway.installationCode)
  await zone.clock.run(1_000)
  expect(getApproval(zone)).not.toBeNull()
})
