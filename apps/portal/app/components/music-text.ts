import type { Playlist, Track } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import type { Translate } from '#app/text'

/** Formats a number of seconds as `9 jam 20 mnt` or `45 mnt`. */
export function formatMusicLength(t: Translate, seconds: number): string {
  const all = Math.round(seconds / 60)
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return t('music.minutes', { minutes })
  return minutes === 0 ? t('music.hours', { hours }) : t('music.hours_minutes', { hours, minutes })
}

/** Formats a number of milliseconds as `4.05` or `4:05`. */
export function formatTrackLength(milliseconds: number, locale: Locale): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}${locale === 'id' ? '.' : ':'}${String(seconds % 60).padStart(2, '0')}`
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Formats the first two moods, or the genres if there are none. */
export function formatMoods(t: Translate, { moods, genres }: Pick<Playlist, 'moods' | 'genres'>): string {
  const keys = [...moods.map(mood => `music.moods.${mood}`), ...genres.map(genre => `music.genres.${genre}`)]
  const named = keys.flatMap(key => (t.has(key) ? t(key) : []))
  return capitalise(named.slice(0, 2).join(', ').toLowerCase())
}

export const formatGenres = (t: Translate, genres: readonly string[]): string =>
  capitalise(
    genres
      .flatMap(genre => {
        const key = `music.genres.${genre}`
        return t.has(key) ? t(key) : []
      })
      .slice(0, 3)
      .join(', ')
      .toLowerCase(),
  )

export const formatArtists = ({ artists }: Pick<Track, 'artists'>): string =>
  artists.map(({ name }) => name).join(', ')
