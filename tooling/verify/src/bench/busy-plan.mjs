const day = 24 * 60 * 60_000
const scopes = ['zone', 'unit', 'organisation']

/**
 * Creates a plan fuller than any real one, with eight slots and five prayer pauses a day, ten exceptions, an
 * override, a public holiday and a season.
 */
export function createBusyPlan(from = Date.parse('2026-11-22T17:00:00Z')) {
  const slots = Array.from({ length: 7 * 8 }, (_, index) => ({
    scope: scopes[index % 3],
    weekday: 1 + Math.floor(index / 8),
    from_minute: (index % 8) * 180,
    until_minute: (index % 8) * 180 + 150,
    playlist: `slot-${index % 8}`,
  }))
  const silences = Array.from({ length: 8 * 5 }, (_, index) => {
    const start = from + Math.floor(index / 5) * day + (index % 5) * 3 * 60 * 60_000
    return { from: start, until: start + 10 * 60_000, reason: 'prayer', label: null }
  })
  const exceptions = Array.from({ length: 10 }, (_, index) => {
    const start = from + index * 17 * 60 * 60_000
    return {
      scope: scopes[index % 3],
      from: start,
      until: start + 90 * 60_000,
      playlist: `exception-${index}`,
      label: null,
    }
  })
  return {
    time_zone: 'Asia/Jakarta',
    utc_offset: 7 * 60,
    from,
    until: from + 8 * day,
    licence: { state: 'active', until: from + 30 * day },
    silences,
    override: { from: from + day, until: from + day + 60 * 60_000, playlist: 'override', label: null },
    exceptions,
    slots,
    patterns: [{ date: '2026-11-25', weekday: 7, label: null }],
    season: { from: from + 4 * day, until: from + 30 * day, label: null, slots },
    default_playlist: 'default',
    fallback_playlist: 'fallback',
  }
}
