import type { Api } from '@bgm/api-client'
import { type AnnouncementBody, type AnnouncementForm, parseTimes, toMinuteOfDay } from '@bgm/validation'

const getIds = (targets: readonly string[], kind: 'unit' | 'zone') =>
  targets.flatMap(target => (target.startsWith(`${kind}:`) ? target.slice(kind.length + 1) : []))

/** Converts a form to a request body. Fields of the schedules that were not chosen are left out. */
function toAnnouncementBody(form: AnnouncementForm, version?: number): AnnouncementBody {
  const { everywhere, targets, announcement_schedule: kind } = form
  const isScheduled = kind !== 'manual'
  const from = toMinuteOfDay(form.from_time ?? '')
  const until = toMinuteOfDay(form.until_time ?? '')
  const hasInterval =
    kind === 'interval' && form.every_minutes !== undefined && from !== null && until !== null
  return {
    name: form.announcement_name,
    everywhere,
    units: everywhere ? [] : getIds(targets, 'unit'),
    zones: everywhere ? [] : getIds(targets, 'zone'),
    schedule: {
      from_date: (isScheduled && form.from_date) || null,
      until_date: (isScheduled && form.until_date) || null,
      weekdays: isScheduled ? form.days : [],
      times: kind === 'times' ? (parseTimes(form.times ?? '') ?? []) : [],
      every: hasInterval
        ? { minutes: form.every_minutes ?? 0, from_minute: from, until_minute: until }
        : null,
    },
    gap_minutes: form.gap_minutes,
    per_hour: form.per_hour,
    ...(version === undefined ? {} : { version }),
  }
}

export const listAnnouncements = (api: Api) => api.announcements.list()
export const getAnnouncement = (api: Api, id: string) => api.announcements.get(id)
export const listAnnouncementOptions = (api: Api) => api.announcements.listOptions()

export const createAnnouncement = (api: Api, form: AnnouncementForm, audio: File) =>
  api.announcements.create(toAnnouncementBody(form), audio)

export const updateAnnouncement = (api: Api, id: string, form: AnnouncementForm, version: number) =>
  api.announcements.update(id, toAnnouncementBody(form, version))

export const replaceAnnouncementAudio = (api: Api, id: string, audio: File) =>
  api.announcements.replaceAudio(id, audio)

export const removeAnnouncement = (api: Api, id: string) => api.announcements.remove(id)
export const playAnnouncement = (api: Api, announcement: string, zone: string) =>
  api.zones.sendCommand(zone, { kind: 'announce', announcement })
export const downloadAnnouncement = (api: Api, id: string) => api.announcements.downloadAudio(id)

const playsPerPage = 25

export const listAnnouncementPlays = (api: Api, zone: string, page: number) =>
  api.announcementPlays.list(zone, { page, page_size: playsPerPage })
