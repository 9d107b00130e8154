import type { Backend } from './harness'

type Zone = { token: string; zone: string }

const day = 86_400_000

/**
 * The date in Jakarta of the first given weekday (Monday is 1) after today. A subscription that begins today
 * covers this date.
 */
export function getNextWeekdayDate(weekday: number): string {
  const now = new Date(Date.now() + 7 * 3_600_000)
  const ahead = ((weekday - now.getUTCDay() + 6) % 7) + 1
  return new Date(now.getTime() + ahead * day).toISOString().slice(0, 10)
}

/** The date of the last Monday on or before a date. */
export const mondayBefore = (date: string) => {
  const at = new Date(date)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
}

/** A weekly slot between whole hours. */
export const buildSlot = (playlist: string, weekday: number, from: number, until: number) => ({
  weekday,
  from_minute: from * 60,
  until_minute: until * 60,
  playlist,
})

/** Replaces the weekly slots at a path such as `/zones/{id}`, whatever their version. */
export async function replaceSlots(backend: Backend, token: string, owner: string, slots: object[]) {
  const { version } = (await backend.call('GET', `${owner}/schedule`, { token })).body
  return await backend.call('PUT', `${owner}/schedule`, { token, body: { version, slots } })
}

/** Replaces the weekly slots of a zone. */
export const replaceZoneSlots = (backend: Backend, { token, zone }: Zone, slots: object[]) =>
  replaceSlots(backend, token, `/zones/${zone}`, slots)

/** Reads the schedule preview for a point in time. */
export const readPreview = async (backend: Backend, token: string, owner: string, at: string) =>
  (await backend.call('GET', `${owner}/preview?at=${encodeURIComponent(at)}`, { token })).body

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
