import { randomUUID } from 'node:crypto'
import { createRemotePass } from '@bgm/playback'
import { createVenue, fetchBundle, pairDevice } from './devices'
import { type Backend, internalKey } from './harness'

export const pin = '482139'

/** Creates a venue whose unit allows the staff remote, with a paired player in its first zone. */
export async function createRemoteVenue(
  backend: Backend,
  setting: object = { allowed: true, new_staff_pin: pin },
) {
  const venue = await createVenue(backend)
  const device = await pairDevice(backend, { token: venue.token, zone: venue.zone })
  await setRemote(backend, venue, setting)
  return { ...venue, device }
}

type Venue = { token: string; unit: string }

export const setRemote = (backend: Backend, { token, unit }: Venue, body: object) =>
  backend.call('PUT', `/business-units/${unit}/remote`, { token, body })

/** Computes the pass that the venue's player shows at a given time, in the same way as the player. */
export async function getDisplayedPass(
  backend: Backend,
  { zone, device }: { zone: string; device: { player: string } },
  now = Date.now(),
): Promise<string> {
  const bundle = await fetchBundle(backend, zone, device.player)
  return createRemotePass(bundle?.remote_secret ?? '', zone, now)
}

/** Calls a route as the portal does for a phone with this IP address. */
export const callFromPhone = (
  backend: Backend,
  method: string,
  path: string,
  {
    body,
    pass,
    address = '203.0.113.7',
    device,
  }: { body?: unknown; pass?: string; address?: string; device?: string | undefined } = {},
) =>
  backend.call(method, path, {
    body,
    headers: {
      'x-internal-key': internalKey,
      'x-forwarded-for': address,
      ...(pass ? { 'x-remote-pass': pass } : {}),
      ...(device ? { 'x-device': device } : {}),
    },
  })

type Join = { staff_name?: string; staff_pin?: string; key?: string; address?: string; device?: string }

export const joinWithPin = (
  backend: Backend,
  pass: string,
  { staff_name = 'Rina', staff_pin = pin, key = randomUUID(), address, device }: Join = {},
) =>
  callFromPhone(backend, 'POST', '/remote-joins/pin', {
    body: { pass, key, staff_name, staff_pin },
    ...(address ? { address } : {}),
    device,
  })

export const requestApproval = (
  backend: Backend,
  pass: string,
  staff_name = 'Dewi',
  key = randomUUID(),
  device?: string,
) => callFromPhone(backend, 'POST', '/remote-joins/requests', { body: { pass, key, staff_name }, device })

export const readStaffRemote = (backend: Backend, pass: string) =>
  callFromPhone(backend, 'GET', '/staff-remote', { pass })

/** Lists the passes of a zone, as shown to its members. */
export const listPasses = async (backend: Backend, { token, zone }: { token: string; zone: string }) =>
  (await backend.call('GET', `/zones/${zone}/remote-passes`, { token })).body.data

type Failure = { status: number; body: { error?: { details?: { code?: string } } } }

export const getCode = ({ status, body }: Failure) => [status, body?.error?.details?.code]
