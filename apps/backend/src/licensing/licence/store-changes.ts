import type { LicenceState } from '@bgm/validation'
import type { Transaction } from '#src/platform/database/transaction'
import type { SigningKey } from './keys'
import { type LicensedPeriodChanges, storeLicensedPeriods } from './licensed-periods'
import { appendVersions, type NewVersion } from './version-row'

/** What changes about a licence. */
export type LicenceChanges = {
  versions: readonly NewVersion[]
  periods: LicensedPeriodChanges
  /** New values of columns. Null keeps the value, except for `settled_at`. */
  update: {
    id: number
    state: LicenceState
    state_since: Date | null
    settled_at: Date | null
    venue: string | null
    zone_name: string | null
    version: number | null
    valid_from: Date | null
    valid_until: Date | null
  }
}

const updateStatement = `update licences l set state = c.state, state_since = coalesce(c.state_since, l.state_since),
    settled_at = c.settled_at, updated_at = ?, venue = coalesce(c.venue, l.venue),
    zone_name = coalesce(c.zone_name, l.zone_name), version = coalesce(c.version, l.version),
    valid_from = coalesce(c.valid_from, l.valid_from), valid_until = coalesce(c.valid_until, l.valid_until)
  from unnest(?::int[], ?::text[], ?::timestamp[], ?::timestamptz[], ?::text[], ?::text[], ?::int[], ?::timestamp[],
    ?::timestamp[]) as c (id, state, state_since, settled_at, venue, zone_name, version, valid_from, valid_until)
  where l.id = c.id`

/**
 * Stores changes of licences, whose rows the caller has locked, with a number of statements that does not depend on
 * the number of licences.
 */
export async function storeLicenceChanges(
  trx: Transaction,
  changes: readonly LicenceChanges[],
  { signingKey, now }: { signingKey: () => Promise<SigningKey | null>; now: number },
): Promise<void> {
  const versions = changes.flatMap(change => change.versions)
  const key = versions.length > 0 ? await signingKey() : null
  if (key) await appendVersions(trx, versions, key, now)
  await storeLicensedPeriods(
    trx,
    changes.map(({ periods }) => periods),
  )
  const updates = changes.map(({ update }) => update)
  await trx.raw(updateStatement, [
    new Date(now),
    updates.map(({ id }) => id),
    updates.map(({ state }) => state),
    updates.map(({ state_since }) => state_since),
    updates.map(({ settled_at }) => settled_at),
    updates.map(({ venue }) => venue),
    updates.map(({ zone_name }) => zone_name),
    updates.map(({ version }) => version),
    updates.map(({ valid_from }) => valid_from),
    updates.map(({ valid_until }) => valid_until),
  ])
}
