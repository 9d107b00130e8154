import { randomInt } from 'node:crypto'
import type { RemoteJoinBody, RemoteRequestBody } from '@bgm/validation'
import { isKnownBrowser, rememberBrowser } from '#src/identity'
import { fieldError, HttpError } from '#src/platform/http/errors'
import { consume, restoreAttempt } from '#src/platform/http/rate-limit'
import { hmac } from '#src/platform/runtime/cryptography'
import { recordZoneAction } from '#src/playback/zone/audit'
import {
  findPassByToken,
  insertPass,
  listOpenPasses,
  type PassRow,
  passActor,
  passLifetime,
  passRequestLifetime,
} from './row'
import { requireStaffRemote, type ScannedZone } from './screen-pass'
import { isStaffPin } from './unit-remote'

/**
 * Derives a 256-bit token from the submission, so that a form submitted twice yields the same token,
 * although only its hash is stored.
 */
const deriveToken = (pass: string, key: string) => hmac('remote pass token', `${pass} ${key}`)

type Joined = { token: string; row: PassRow }

async function getExistingPass(token: string): Promise<Joined> {
  const row = await findPassByToken(token)
  if (!row) throw new Error('A pass that exists was not found')
  return { token, row }
}

/** Throws 429 `staff-pin-locked` when no attempts are left. A request for approval is still possible. */
async function consumeAttempt(...attempt: Parameters<typeof consume>): Promise<void> {
  try {
    await consume(...attempt)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 429) throw error
    throw new HttpError(429, error.message, { ...error.details, code: 'staff-pin-locked' })
  }
}

/** Somebody who has scanned the code on a screen. `device` identifies their browser, if it is known. */
export type Joiner = { address: string; device: string | null }

const deviceOwner = (unit: string) => `unit ${unit}`

/** Whether somebody has joined a unit with its PIN from this device before. */
export const isKnownJoiner = ({ zone }: ScannedZone, { device }: Joiner): Promise<boolean> =>
  isKnownBrowser(deviceOwner(zone.unit), device)

/**
 * The limits for a PIN. A device that has joined before has limits of its own, so that the wrong PINs of guests
 * who share the screen's code or the venue's address cannot lock it out. All others are limited by code and
 * address first, and only then by unit.
 */
const listCounters = ({ zone }: ScannedZone, pass: string, { address, device }: Joiner, known: boolean) =>
  known
    ? ([['staff-pin-device', `${zone.unit} ${device}`]] as const)
    : ([
        ['staff-pin-pass', `${pass} ${address}`],
        ['staff-pin-address', address],
        ['staff-pin-unit', zone.unit],
      ] as const)

/**
 * Throws unless the PIN is correct. Attempts are counted before the PIN is compared, so that concurrent attempts
 * cannot exceed the limits.
 */
async function requirePin(scanned: ScannedZone, pin: string, pass: string, joiner: Joiner): Promise<void> {
  const { zone, setting } = scanned
  if (setting.pin_hash === null) throw new HttpError(409, 'The unit has no PIN', { code: 'staff-remote-off' })
  const counters = listCounters(scanned, pass, joiner, await isKnownJoiner(scanned, joiner))
  for (const [rule, key] of counters) await consumeAttempt(rule, key)
  if (!(await isStaffPin(zone.business_unit_id, pin, setting.pin_hash)))
    throw fieldError('staff_pin', 'validation.staff_pin_wrong')
  for (const [rule, key] of counters) await restoreAttempt(rule, key)
}

/** Creates a pass for one shift, for someone who can see the screen and knows the unit's PIN. */
export async function joinWithPin(
  scanned: ScannedZone,
  { pass, key, staff_name: name, staff_pin }: RemoteJoinBody,
  joiner: Joiner,
  now = Date.now(),
): Promise<Joined> {
  requireStaffRemote(scanned)
  const { zone } = scanned
  await requirePin(scanned, staff_pin, pass, joiner)
  await consume('remote-join-zone', zone.documentId)
  await rememberBrowser(deviceOwner(zone.unit), joiner.device)
  const token = deriveToken(pass, key)
  const row = await strapi.db.transaction(async ({ trx }) => {
    const terms = { state: 'granted', number: null, expires_at: now + passLifetime } as const
    const added = await insertPass(trx, token, { zone_id: zone.id, name, ...terms }, now)
    if (added) await recordZoneAction('remote-pass.created', passActor(added), zone)
    return added
  })
  return row ? { token, row } : getExistingPass(token)
}

/** Chooses a two-digit number that no other pending request in the zone has, if possible. */
async function chooseNumber(zone: number, now: number): Promise<number> {
  const taken = (await listOpenPasses(zone, now)).map(({ number }) => number)
  const free = Array.from({ length: 90 }, (_, index) => index + 10).filter(number => !taken.includes(number))
  return free[randomInt(Math.max(1, free.length))] ?? 10
}

/**
 * Creates a request for a pass, which a member approves after comparing its number with the number on the
 * phone.
 */
export async function requestPass(
  scanned: ScannedZone,
  { pass, key, staff_name: name }: RemoteRequestBody,
  joiner: Joiner,
  now = Date.now(),
): Promise<Joined> {
  requireStaffRemote(scanned)
  const { zone } = scanned
  // The requests of guests must not use up those of a device that has joined before.
  await ((await isKnownJoiner(scanned, joiner))
    ? consume('remote-request-device', `${zone.unit} ${joiner.device}`)
    : consume('remote-request-zone', zone.documentId))
  const token = deriveToken(pass, key)
  const number = await chooseNumber(zone.id, now)
  const row = await strapi.db.transaction(({ trx }) =>
    insertPass(
      trx,
      token,
      { zone_id: zone.id, name, state: 'waiting', number, expires_at: now + passRequestLifetime },
      now,
    ),
  )
  return row ? { token, row } : getExistingPass(token)
}
