const central = ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76']
const eastern = ['81', '82', '91', '92', '93', '94', '95', '96']

/**
 * The IANA time zone (WIB, WITA or WIT) of a province, given its code. Indonesia has no daylight saving
 * time.
 */
export function getTimeZone(province: string): string {
  if (central.includes(province)) return 'Asia/Makassar'
  return eastern.includes(province) ? 'Asia/Jayapura' : 'Asia/Jakarta'
}

const offsets: Record<string, number> = { 'Asia/Makassar': 8 * 60, 'Asia/Jayapura': 9 * 60 }

/** The number of minutes by which an Indonesian time zone is ahead of UTC. */
export const utcOffset = (timeZone: string): number => offsets[timeZone] ?? 7 * 60
