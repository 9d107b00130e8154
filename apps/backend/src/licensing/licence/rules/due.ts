import type { LicenceVersionCause } from '@bgm/validation'
import type { LicencePeriod } from './state'
import { isSameSnapshot, type LicenceSnapshot } from './version-payload'

/** A version is signed at most this many milliseconds before its period begins, to be ready in time. */
const leadTime = 2 * 60 * 60_000
/** Maximum number of reissues within 24 hours, because names and addresses can change often. */
const maxReissues = 10
const day = 24 * 60 * 60_000

export type PaidPeriod = LicencePeriod & {
  subscription: number
  royalty: LicenceSnapshot['royalty']
  trial: boolean
}
export type SignedVersion = {
  number: number
  cause: LicenceVersionCause
  subscription: number
  from: number
  until: number
  snapshot: LicenceSnapshot
  key: string
  signedAt: number
}
export type DueVersion = Pick<SignedVersion, 'cause' | 'subscription' | 'from' | 'until' | 'snapshot'>

type Licence = {
  /** The zone's number within its unit. */
  number: number
  revoked: boolean
  /** The time when the zone was added. Its licence covers no earlier day. */
  coveredFrom: number
  place: Omit<LicenceSnapshot, 'royalty' | 'trial'>
}

function dueForPeriod(
  { coveredFrom, place }: Licence,
  { subscription, royalty, trial, starts_at, expired_date, licensed_until }: PaidPeriod,
  signed: readonly SignedVersion[],
  revokedKeys: ReadonlySet<string>,
  now: number,
): DueVersion | 'too-many' | null {
  const last = signed.filter(version => version.subscription === subscription).at(-1)
  const snapshot = { ...place, royalty: last?.snapshot.royalty ?? royalty, ...(trial && { trial }) }
  const from = last?.from ?? Math.max(starts_at.getTime(), coveredFrom)
  const isOverdue = expired_date.getTime() <= now
  const until = (isOverdue ? licensed_until : expired_date).getTime()
  const due = { subscription, from, until, snapshot }
  if (!last) return { ...due, cause: signed.length === 0 ? 'issued' : 'renewed' }
  if (isOverdue && last.until !== until) return { ...due, cause: 'overdue' }
  if (last.until === until && isSameSnapshot(last.snapshot, snapshot))
    return revokedKeys.has(last.key) ? { ...due, cause: 'resigned' } : null
  const recent = signed.filter(({ cause, signedAt }) => cause === 'reissued' && signedAt > now - day)
  return recent.length < maxReissues ? { ...due, cause: 'reissued' } : 'too-many'
}

/**
 * The missing versions of a licence, oldest first. `signed` is sorted by number. `complete` is false if
 * further changes have to wait. A version whose key was revoked is re-signed unchanged.
 */
export function findDueVersions(
  licence: Licence,
  periods: readonly PaidPeriod[],
  signed: readonly SignedVersion[],
  revokedKeys: ReadonlySet<string>,
  now: number,
): { due: DueVersion[]; complete: boolean } {
  const running = licence.revoked
    ? []
    : periods.filter(
        ({ starts_at, licensed_until, zone_count, suspended }) =>
          !suspended &&
          zone_count >= licence.number &&
          starts_at.getTime() <= now + leadTime &&
          licensed_until.getTime() > now,
      )
  const found = [...running]
    .sort((a, b) => a.starts_at.getTime() - b.starts_at.getTime())
    .map(period => dueForPeriod(licence, period, signed, revokedKeys, now))
  const due = found.filter(one => one !== null && one !== 'too-many')
  const last = signed.at(-1)
  if (running.length === 0 && last && revokedKeys.has(last.key)) due.push({ ...last, cause: 'resigned' })
  return { due, complete: !found.includes('too-many') }
}
