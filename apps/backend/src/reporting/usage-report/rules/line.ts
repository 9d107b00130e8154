import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'

/** A zone with the names that it had when the month was first reported. */
export type ReportedZone = {
  zone_id: number
  business_unit_id: number
  unit: string
  zone: string
  licence_code: string | null
  province: string
  city: string
  industry: string
  time_zone: string
}

/** A sealed play with its position in the log. */
export type ReportLine = {
  seal: number
  index: number
  play: SealedPlay
  credits: SealedCredits | null
  venue: ReportedZone
}

/** The data that identifies a report, all of which is known before the first line is read. */
export type ReportHead = {
  period: string
  version: number
  kind: 'final' | 'supplement'
  from_seal: number
  through_seal: number
  minimum_seconds: number
  created_at: number
}

/** Plays and milliseconds, both integers, so that sums do not depend on the order of addition. */
export type UsageAmount = { plays: number; milliseconds: number }

export const getDuration = ({ seconds }: Pick<SealedPlay, 'seconds'>): number => Math.round(seconds * 1000)

/** Plays that are shorter than the threshold are sealed but not reported. */
export const isReported = (play: SealedPlay, minimumSeconds: number): boolean =>
  play.seconds >= minimumSeconds
