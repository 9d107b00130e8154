/** A time during which a zone is licensed, in milliseconds. `until` is exclusive. */
export type LicensedSpan = { from: number; until: number }

/**
 * The end of the licensed time that contains `at`, including spans that continue it without a gap, or null if the
 * zone is not licensed at `at`. Nothing else decides whether a zone is licensed. Spans contain the grace periods.
 */
export function licensedUntil(spans: readonly LicensedSpan[], at: number): number | null {
  let until: number | null = null
  for (;;) {
    const reached: number = until ?? at
    const next = spans.find(span => span.from <= reached && span.until > reached)
    if (!next) return until
    until = next.until
  }
}

/** The time at which a zone's last licensed time before `at` ended, or null if there was none. */
export function licenceEndedAt(spans: readonly LicensedSpan[], at: number): number | null {
  const ends = spans.map(({ until }) => until).filter(until => until <= at)
  return ends.length > 0 ? Math.max(...ends) : null
}

/** Whether a zone is licensed at any time between two instants (`until` is exclusive). */
export const isLicensedBetween = (spans: readonly LicensedSpan[], from: number, until: number): boolean =>
  spans.some(span => span.from < until && span.until > from && span.from < span.until)
