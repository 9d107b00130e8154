import type { PlaylistUses } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'
import type { Translate } from '#app/text'

type Use = PlaylistUses['uses'][number]

const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** Formats a minute as `09.00` or `09:00`; the end of the day is `24.00` or `24:00`. */
export function formatMinute(minute: number, locale: Locale): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const shown = minute > 24 * 60 ? minute - 24 * 60 : minute
  return `${two(Math.floor(shown / 60))}${locale === 'id' ? '.' : ':'}${two(shown % 60)}`
}

const formatDays = (t: Translate, weekdays: number[]) =>
  weekdays.length === 7
    ? t('playlists.every_day')
    : weekdays
        .flatMap(day => {
          const name = names[day - 1]
          return name ? t(`playlists.days.${name}`) : []
        })
        .join(', ')

/** Formats the place where a playlist is used, and when it plays there. */
export function formatPlaylistUse(t: Translate, use: Use, locale: Locale): { place: string; when: string } {
  const place = use.name ?? t('playlists.whole_organisation')
  const minutes = {
    from: formatMinute(use.from_minute ?? 0, locale),
    until: formatMinute(use.until_minute ?? 1440, locale),
  }
  const when = {
    default: () => t('playlists.uses.default'),
    slot: () => t('playlists.uses.slot', { ...minutes, days: formatDays(t, use.weekdays) }),
    exception: () =>
      t('playlists.uses.exception', {
        from: format.shortDate(use.from_date ?? '', locale),
        until: format.shortDate(use.until_date ?? '', locale),
      }),
    override: () => t('playlists.uses.override', { until: use.until ? format.clock(use.until, locale) : '' }),
  }[use.kind]()
  const unit = use.scope === 'zone' && use.unit ? `${use.unit}, ` : ''
  return { place, when: unit + when }
}
