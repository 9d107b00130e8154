import { expect, test } from 'vitest'
import { findDueVersions, type PaidPeriod, type SignedVersion } from './due'

const day = 86_400_000
const from = Date.parse('2026-11-01T00:00:00+07:00')
const now = from + 10 * day
const place = {
  venue: 'Hotel Contoh',
  address: 'Jalan Contoh 1',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  zip_code: '40111',
  zone: 'Lobi',
  issuer: 'PT Contoh',
}
const snapshot = { ...place, royalty: 'separate' as const }
const licence = { number: 1, revoked: false, coveredFrom: from, place }
const period = (changes: Partial<PaidPeriod> = {}): PaidPeriod => ({
  licensed_until: changes.expired_date ?? new Date(from + 37 * day),
  subscription: 1,
  royalty: 'separate',
  trial: false,
  starts_at: new Date(from),
  expired_date: new Date(from + 30 * day),
  zone_count: 1,
  suspended: false,
  ...changes,
})
const signed = (changes: Partial<SignedVersion> = {}): SignedVersion => ({
  number: 1,
  cause: 'issued',
  subscription: 1,
  from,
  until: from + 30 * day,
  snapshot,
  key: 'first',
  signedAt: from,
  ...changes,
})
const next = period({
  subscription: 2,
  starts_at: new Date(from + 30 * day),
  expired_date: new Date(from + 60 * day),
})

const causes = (
  periods: PaidPeriod[],
  versions: SignedVersion[],
  { at = now, revokedKeys = [] as string[], of = licence } = {},
) => findDueVersions(of, periods, versions, new Set(revokedKeys), at).due.map(({ cause }) => cause)

test.each<[string, string[], PaidPeriod[], SignedVersion[], Parameters<typeof causes>[2]?]>([
  ['the first period', ['issued'], [period()], []],
  ['a period that is signed', [], [period()], [signed()]],
  [
    'a period that begins in three hours',
    [],
    [period(), next],
    [signed()],
    { at: from + 30 * day - 3 * 3_600_000 },
  ],
  [
    'a period that begins in an hour',
    ['renewed'],
    [period(), next],
    [signed()],
    { at: from + 30 * day - 3_600_000 },
  ],
  ['a suspended period', [], [period({ suspended: true })], []],
  ['a period without the zone', [], [period()], [], { of: { ...licence, number: 2 } }],
  ['a grace period', ['overdue'], [period()], [signed()], { at: from + 31 * day }],
  [
    'a grace period that is signed',
    [],
    [period()],
    [signed(), signed({ until: from + 37 * day })],
    { at: from + 31 * day },
  ],
  ['a period whose grace period has ended', [], [period()], [], { at: from + 37 * day }],
  ['a revoked licence', [], [period()], [], { of: { ...licence, revoked: true } }],
  ['another name', ['reissued'], [period()], [signed({ snapshot: { ...snapshot, zone: 'Bar' } })]],
  ['another end', ['reissued'], [period()], [signed({ until: from + 20 * day })]],
  ['a revoked key', ['resigned'], [period()], [signed()], { revokedKeys: ['first'] }],
  ['a revoked key of an ended licence', ['resigned'], [], [signed()], { revokedKeys: ['first'] }],
])('%s: the due versions have the causes %j', (_, expected, periods, versions, settings) => {
  expect(causes(periods, versions, settings)).toEqual(expected)
})

test('a zone added during a period is covered from the day it was added', () => {
  const { due } = findDueVersions({ ...licence, coveredFrom: from + 5 * day }, [period()], [], new Set(), now)
  expect(due).toMatchObject([{ from: from + 5 * day, until: from + 30 * day }])
})

test('the eleventh change in a day waits until the next day', () => {
  const changed = { ...snapshot, zone: 'Bar' }
  const versions = Array.from({ length: 10 }, (_, index) =>
    signed({ number: index + 1, cause: 'reissued', signedAt: now - 3_600_000, snapshot: changed }),
  )
  expect(findDueVersions(licence, [period()], versions, new Set(), now)).toEqual({ due: [], complete: false })
  expect(causes([period()], versions, { at: now + day })).toEqual(['reissued'])
})

test('every version of a trial says so, and that of the package that continues it does not', () => {
  const trial = period({
    trial: true,
    expired_date: new Date(from + 14 * day),
    licensed_until: new Date(from + 14 * day),
  })
  const paid = period({ subscription: 2, starts_at: new Date(from + 14 * day) })
  const find = (at: number) => findDueVersions(licence, [trial, paid], [], new Set(), at).due
  expect(find(now).map(version => version.snapshot.trial)).toEqual([true])
  expect(find(from + 15 * day).map(version => version.snapshot.trial)).toEqual([undefined])
})
