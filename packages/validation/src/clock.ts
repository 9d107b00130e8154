/**
 * Normalises a time of day (17, 17.00, 17:00 or 1700) to `17:00`; 24.00 is the end of the day. Returns null
 * for any other text.
 */
export function normaliseTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(text.trim()) ?? []
  const valid = hours !== '' && Number(minutes) < 60 && Number(hours) * 60 + Number(minutes) <= 24 * 60
  return valid ? `${hours.padStart(2, '0')}:${minutes}` : null
}
