import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerApproval,
  callInternalApi,
  createVenue,
  pairDevice,
  requestDeviceToken,
  startPairing,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

type Code = { documentId: string; code: string; zone: { documentId: string } }

const create = async (token: string, body = {}) =>
  (await backend.call('POST', '/installation-codes', { token, body })).body

async function list(token: string): Promise<Code[]> {
  return (await backend.call('GET', '/installation-codes?page_size=100', { token })).body.data
}

const install = (device_code: string, code: string) =>
  callInternalApi(backend, 'POST', '/pairings/install', { device_code, code })

test('a code pairs one device with its zone, once somebody there has confirmed', async () => {
  const { token, zone } = await createVenue(backend)
  expect(await create(token)).toEqual({ created: 2 })
  expect(await create(token)).toEqual({ created: 0 })
  const codes = await list(token)
  const code = codes.find(one => one.zone.documentId === zone)?.code ?? ''
  expect(code).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/)
  const stored = await backend.strapi.db.connection('installation_codes').select('*')
  expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
  const device = await startPairing(backend)
  const wrong = await install(device.device_code, 'BBBB-BBBB-BBBB')
  expect([wrong.status, wrong.body.error.details.code]).toEqual([400, 'unknown-code'])
  expect((await install(device.device_code, ` ${code.toLowerCase()} `)).status).toBe(204)
  expect((await requestDeviceToken(backend, device.device_code)).body).toMatchObject({
    confirm: { business_unit: 'Hotel Melati', zone: 'Zona 1' },
  })
  expect(await list(token)).toHaveLength(2)
  expect((await answerApproval(backend, device.device_code)).status).toBe(204)
  expect((await requestDeviceToken(backend, device.device_code)).body).toMatchObject({ zone: { id: zone } })
  expect(await list(token)).toHaveLength(1)
  const second = await startPairing(backend)
  expect((await install(second.device_code, code)).body.error.details.code).toBe('unknown-code')
})

test('of two devices with the same code, one is paired', async () => {
  const { token } = await createVenue(backend)
  await create(token)
  const [first] = await list(token)
  const devices = [await startPairing(backend), await startPairing(backend), await startPairing(backend)]
  for (const { device_code } of devices)
    expect((await install(device_code, first?.code ?? '')).status).toBe(204)
  const answers = await Promise.all(devices.map(({ device_code }) => answerApproval(backend, device_code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400, 400])
})

test('two calls at the same time create one code for each zone', async () => {
  const { token } = await createVenue(backend)
  const created = await Promise.all([create(token), create(token), create(token)])
  expect(created.reduce((sum, { created: count }) => sum + count, 0)).toBe(2)
  expect(await list(token)).toHaveLength(2)
})

test('a code that is revoked, has expired or whose creator may no longer pair players does nothing', async () => {
  const { token } = await createVenue(backend)
  await create(token)
  const [first, second] = await list(token)
  const device = await startPairing(backend)
  await install(device.device_code, first?.code ?? '')
  const revoke = (path: string, by = token) =>
    backend.call('DELETE', `/installation-codes${path}`, { token: by })
  const other = await createVenue(backend)
  expect((await revoke(`/${first?.documentId}`, other.token)).status).toBe(404)
  expect((await revoke(`/${first?.documentId}`)).status).toBe(204)
  expect((await revoke(`/${first?.documentId}`)).status).toBe(404)
  // The device was offered to the zone before, but has not confirmed.
  expect((await answerApproval(backend, device.device_code)).status).toBe(400)
  const connection = backend.strapi.db.connection
  const open = () => connection('installation_codes').whereNull('closed_at')
  const late = await startPairing(backend)
  await open()
    .where({ document_id: second?.documentId })
    .update({ expires_at: Date.now() - 1 })
  expect((await install(late.device_code, second?.code ?? '')).body.error.details.code).toBe('unknown-code')
  expect(await create(token)).toEqual({ created: 2 })
  expect((await revoke('')).status).toBe(204)
  expect(await list(token)).toEqual([])
})

test('a zone that gets a device in another way needs no code', async () => {
  const { token, zone } = await createVenue(backend)
  await create(token)
  const code = (await list(token)).find(one => one.zone.documentId === zone)?.code ?? ''
  await pairDevice(backend, { token, zone })
  const device = await startPairing(backend)
  expect((await install(device.device_code, code)).body.error.details.code).toBe('unknown-code')
})

test('codes are created for the given units only, and deleted when they have expired', async () => {
  const { token } = await createVenue(backend)
  expect(await create(token, { units: ['unknown0000000000000000'] })).toEqual({ created: 0 })
  await create(token)
  const { deleteExpiredCodes } = loadCompiled(() => import('#src/playback/installation/row'))
  await deleteExpiredCodes(Date.now() + 15 * 86_400_000)
  expect(await list(token)).toEqual([])
})
