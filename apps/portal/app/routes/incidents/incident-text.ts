import type { Translate } from '#app/text'

/** Formats a duration in days and hours, hours and minutes, or minutes. */
export function formatDuration(t: Translate, ms: number): string {
  const total = Math.max(1, Math.round(ms / 60_000))
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  if (hours >= 48) return t('incidents.duration.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  return hours > 0
    ? t('incidents.duration.hours', { hours, minutes })
    : t('incidents.duration.minutes', { minutes })
}
