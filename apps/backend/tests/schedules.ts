import type { Backend } from './harness'

type Zone = { token: string; zone: string }

/** Replaces the weekly slots of a zone, whatever its version. */
export async function setSlots(backend: Backend, { token, zone }: Zone, slots: object[]) {
  const path = `/zones/${zone}/schedule`
  const { version } = (await backend.call('GET', path, { token })).body
  return await backend.call('PUT', path, { token, body: { version, slots } })
}

export const silentDay = {
  label: 'Renovasi',
  from_date: '2027-03-20',
  until_date: '2027-03-20',
  from_minute: null,
  until_minute: null,
  kind: 'silence',
  playlist: null,
  mandatory: false,
}

/** Adds a silent day to the schedule at a path such as `/zones/{id}`; returns it. */
export async function addException(backend: Backend, token: string, owner: string, changes = {}) {
  const body = { ...silentDay, ...changes }
  const { status, body: schedule } = await backend.call('POST', `${owner}/exceptions`, { token, body })
  if (status !== 200) throw new Error(`exceptions answered ${status}`)
  return schedule.exceptions.at(-1) as { documentId: string; version: string }
}
