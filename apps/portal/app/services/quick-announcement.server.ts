import type { Api } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'
import { maxAnnouncementsPerHour, toMinuteOfDay } from '@bgm/validation'
import { getZone } from './zones.server'

/** The device needs a moment to fetch the recording, and has five minutes beyond this time. */
const soon = 2 * 60_000
const day = 24 * 60 * 60_000

/** The date and the minute of the day of an instant in a time zone. */
function getLocalMinute(at: number, timeZone: string): { date: string; minute: number } {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    at,
  )
  const [date = '', clock = ''] = local.split(' ')
  return { date, minute: toMinuteOfDay(clock) ?? 0 }
}

/** When a recording plays: at its time today or tomorrow in the zone's time zone, or soon. */
export function choosePlayTime(playAt: string | undefined, timeZone: string, now: number): number {
  const wanted = playAt === undefined ? null : toMinuteOfDay(playAt)
  if (wanted === null) return now + soon
  const { minute } = getLocalMinute(now, timeZone)
  const startOfMinute = now - (now % 60_000)
  const today = startOfMinute + (wanted - minute) * 60_000
  return wanted > minute ? today : today + day
}

type Recording = { zone: string; play_at?: string | undefined }

/**
 * Stores a recording as an announcement that plays once in one zone. It is scheduled rather than commanded, because a
 * command fails until the device has fetched the recording.
 */
export async function createQuickAnnouncement(
  api: Api,
  { zone: id, play_at }: Recording,
  audio: File,
  {
    name: toName,
    locale,
    now = Date.now(),
  }: { name: (time: string) => string; locale: Locale; now?: number },
) {
  const { name, time_zone: timeZone } = await getZone(api, id)
  const at = choosePlayTime(play_at, timeZone, now)
  const { date, minute } = getLocalMinute(at, timeZone)
  const announcement = await api.announcements.create(
    {
      name: toName(format.dateTime(now, locale, timeZone)),
      everywhere: false,
      units: [],
      zones: [id],
      schedule: {
        from_date: date,
        until_date: date,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: [minute],
        every: null,
      },
      gap_minutes: 0,
      per_hour: maxAnnouncementsPerHour,
    },
    audio,
  )
  return { id: announcement.id, zone: name, time: format.dateTime(at - (at % 60_000), locale, timeZone) }
}
