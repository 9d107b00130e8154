/** Formats an amount as the provider does: "10000.00". */
export const formatAmount = amount => `${amount}.00`

const offset = 7 * 60 * 60 * 1000

/**
 * Formats an instant as the provider does: "2026-11-23 15:00:00", always in GMT+7 and without a time zone.
 */
export const formatTime = instant => new Date(instant + offset).toISOString().slice(0, 19).replace('T', ' ')

/** Parses "2026-11-23 15:00:00 +0700". Returns milliseconds, or null. */
export function parseTime(text) {
  if (typeof text !== 'string' || text.length > 40) return null
  const [, date, time, hours, minutes] =
    text.match(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})$/) ?? []
  const instant = Date.parse(`${date}T${time}${hours}:${minutes}`)
  return Number.isNaN(instant) ? null : instant
}
