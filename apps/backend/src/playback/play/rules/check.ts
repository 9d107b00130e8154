import type { Play, PlayRejectionReason } from '@bgm/validation'
import { type LicensedSpan, licensedUntil } from '#src/licensing/licence/rules/licensed-until'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The maximum time by which a play's start may differ from the server's clock. */
const clockTolerance = 15 * minute
/** The maximum age of plays from offline devices; older plays could no longer be reported. */
const maxAge = 35 * day
const afterRevocation = 30 * day

/** The pairing of a device with a zone. */
type Pairing = { zone: string; epoch: number; paired_at: number; revoked_at: number | null }

const isLicensedAround = (licensed: readonly LicensedSpan[], at: number) =>
  [at, at - clockTolerance, at + clockTolerance].some(one => licensedUntil(licensed, one) !== null)

/**
 * The reason why a play or announcement is rejected regardless of other plays, or null if there is none.
 * `licensed` are the times during which the zone was licensed. All times refer to the server's clock.
 */
export function getRejectionReason(
  play: Pick<Play, 'zone' | 'epoch' | 'started_at'>,
  pairing: Pairing,
  licensed: readonly LicensedSpan[],
  receivedAt: number,
): PlayRejectionReason | null {
  const { paired_at, revoked_at } = pairing
  if (play.zone !== pairing.zone) return 'unknown-zone'
  if (play.epoch !== pairing.epoch) return 'wrong-epoch'
  if (play.started_at > receivedAt + clockTolerance) return 'in-the-future'
  if (play.started_at < receivedAt - maxAge) return 'too-old'
  if (play.started_at < paired_at - clockTolerance) return 'before-pairing'
  if (
    revoked_at !== null &&
    (play.started_at >= revoked_at + clockTolerance || receivedAt > revoked_at + afterRevocation)
  )
    return 'after-revocation'
  return isLicensedAround(licensed, play.started_at) ? null : 'not-licensed'
}
