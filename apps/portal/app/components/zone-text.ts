import type { Localised, PlaybackResolution, PlaylistRef, Zone } from '@bgm/api-client'
import { format, type Locale, type TimeZone } from '@bgm/i18n'
import type { Translate } from '#app/text'

export const localiseTitle = (title: Localised, locale: Locale) => title[locale]

/** Returns the title of a playlist, or "silence" if there is none. */
export const formatPlaylistTitle = (t: Translate, playlist: PlaylistRef | null, locale: Locale) =>
  playlist ? localiseTitle(playlist.title, locale) : t('zones.silence')

/** Formats the time of day, with the date unless it is today. */
export function formatMoment(at: string, now: number, locale: Locale, timeZone: TimeZone): string {
  const clock = format.clock(at, locale, timeZone)
  const day = format.shortDate(at, locale, timeZone)
  return day === format.shortDate(now, locale, timeZone) ? clock : `${day.replace(/ \d{4}$/, '')}, ${clock}`
}

type Named = Pick<Zone, 'state' | 'state_since' | 'licence' | 'time_zone'>

/** Formats the state, including when the zone went offline or when its licence ended. */
export function formatZoneState(t: Translate, zone: Named, now: number, locale: Locale): string {
  const { state, state_since, licence, time_zone } = zone
  if (state === 'offline' && state_since)
    return t('zones.offline_since', { time: formatMoment(state_since, now, locale, time_zone) })
  if (state === 'not-licensed' && licence.state === 'expired' && licence.until)
    return t('zones.licence_ended', { date: format.shortLastDay(licence.until, locale) })
  return t(`zones.states.${state}`)
}

/** Says that a zone plays in the grace period after its paid time, and until when. */
export const formatOverdue = (t: Translate, { licence }: Pick<Zone, 'licence'>, locale: Locale) =>
  licence.state === 'overdue' && licence.until
    ? t('zones.overdue', { date: format.shortLastDay(licence.until, locale) })
    : null

type Advised = Pick<Zone, 'desired' | 'state' | 'errors' | 'cached_hours' | 'licence' | 'now' | 'time_zone'>

/** Returns advice on a zone in one sentence; null if nothing is wrong. */
export function formatZoneAdvice(
  t: Translate,
  { desired, state, errors, cached_hours, licence, now: resolution, time_zone }: Advised,
  { now, locale, manages }: { now: number; locale: Locale; manages: boolean },
): string | null {
  const plays = state === 'playing' || state === 'paused' || state === 'silent'
  if (plays && errors.includes('device-copied')) return t('zones.errors.device-copied')
  if (plays && errors.includes('log-inconsistent')) return t('zones.errors.log-inconsistent')
  if (state === 'playing') return null
  if (state === 'paused')
    return desired.paused_until
      ? t('zones.advice.paused_until', {
          time: formatMoment(desired.paused_until, now, locale, time_zone),
        })
      : t('zones.advice.paused')
  if (state === 'silent')
    return resolution.source === 'playlist'
      ? t('zones.advice.loading')
      : t('zones.advice.silent', { time: formatMoment(resolution.until, now, locale, time_zone) })
  if (state === 'offline')
    return cached_hours
      ? t('zones.advice.offline', { duration: format.hours(cached_hours, locale) })
      : t('zones.advice.offline_empty')
  if (state === 'not-paired') return t(manages ? 'zones.advice.not-paired' : 'zones.advice.not-paired_reader')
  if (state === 'not-licensed')
    return t(
      `zones.advice.${licence.state === 'active' || licence.state === 'overdue' ? 'expired' : licence.state}`,
    )
  const known = errors.map(code => `zones.errors.${code}`).find(key => t.has(key))
  return known && t.has(known) ? t(known) : t('zones.errors.unknown')
}

type Moment = { now: number; locale: Locale; timeZone: TimeZone }

/** Explains why a zone plays its current playlist, and whether the planned one has been deleted. */
export function formatPlaybackReason(t: Translate, resolution: PlaybackResolution, moment: Moment): string {
  const { deleted } = resolution
  const key = `zone.deleted.${deleted?.layer ?? ''}`
  const missing = deleted && t.has(key) ? t(key, { scope: t(`zone.scopes.${deleted.scope ?? 'zone'}`) }) : ''
  return [missing, formatDecision(t, resolution, moment)].filter(Boolean).join(' ')
}

function formatDecision(
  t: Translate,
  { layer, label, scope, silence, playlist, until }: PlaybackResolution,
  { now, locale, timeZone }: Moment,
): string {
  const values = {
    playlist: formatPlaylistTitle(t, playlist, locale),
    until: formatMoment(until, now, locale, timeZone),
    label: label?.[locale] ?? '',
    scope: t(`zone.scopes.${scope ?? 'zone'}`),
  }
  const named = label ? '_named' : ''
  if (layer === 'exception') return t(`zone.reasons.exception${playlist ? '' : '_silent'}${named}`, values)
  if (layer === 'mandatory-silence')
    return t(`zone.reasons.${silence === 'prayer' ? 'prayer' : 'mandatory-silence'}${named}`, values)
  if (layer === 'slot') return t(`zone.reasons.slot${named}`, values)
  if (layer === 'override' || layer === 'fallback')
    return t(`zone.reasons.${layer}${playlist ? '' : '_silent'}`, values)
  return t(`zone.reasons.${layer}`, values)
}
