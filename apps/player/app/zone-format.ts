import { format, type Locale, type TimeZone } from '@bgm/i18n'
import type { Bundle, Playlist } from '@bgm/validation'

const timeZones: readonly TimeZone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']

export const getTimeZone = (bundle: Bundle | null): TimeZone =>
  timeZones.find(zone => zone === bundle?.zone.time_zone) ?? 'Asia/Jakarta'

/** Formats a time in two parts, such as `17.42` and `WIB`. */
export function formatClock(at: number, locale: Locale, timeZone: TimeZone): { time: string; zone: string } {
  const [time = '', zone = ''] = format.time(at, locale, timeZone).split(' ')
  return { time, zone }
}

export const findPlaylist = (bundle: Bundle | null, id: string | null): Playlist | null =>
  bundle?.playlists.find(playlist => playlist.id === id) ?? null

/** Shortens a list of artists; `rest` is the number of omitted artists. */
export function truncateArtists(artists: readonly string[], most = 3): { names: string; rest: number } {
  const shown = artists.length > most ? artists.slice(0, most - 1) : artists
  return { names: shown.join(', '), rest: artists.length - shown.length }
}

/** Returns the URL of a portal page in the reader's language. */
export const getPortalUrl = (portal: string, locale: Locale, path: string) =>
  `${portal}${locale === 'en' ? '/en' : ''}${path}`
