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

/** A play with its index in the log, or in the daily seal if it was reported before there was a log. */
export type ReportLine = {
  seal: number | null
  index: number
  play: SealedPlay
  /** Whether its device has signed it. */
  isSigned: boolean
  credits: SealedCredits | null
  venue: ReportedZone
}

type ReportIdentity = {
  period: string
  version: number
  kind: 'final' | 'supplement'
  minimum_seconds: number
  created_at: number
}

/** Identifies a report that was made from daily seals. */
export type FormerReportHead = ReportIdentity & { from_seal: number; through_seal: number }

/** Identifies a report. Its ranges are described in docs/usage-log.md. */
export type LogReportHead = ReportIdentity & { from_index: number; log_size: number; register_size: number }

/** The data that identifies a report, all of which is known before the first line is read. */
export type ReportHead = FormerReportHead | LogReportHead

export const isFormerReport = (head: ReportHead): head is FormerReportHead => 'from_seal' in head

/** Plays and milliseconds, both integers, so that sums do not depend on the order of addition. */
export type UsageAmount = { plays: number; milliseconds: number }

export const addAmount = (total: UsageAmount, { plays, milliseconds }: UsageAmount): void => {
  total.plays += plays
  total.milliseconds += milliseconds
}

export const getDuration = ({ seconds }: Pick<SealedPlay, 'seconds'>): number => Math.round(seconds * 1000)

/** Plays that are shorter than the threshold are logged but not reported. */
export const isReported = (play: SealedPlay, minimumSeconds: number): boolean =>
  play.seconds >= minimumSeconds
