import { isoDateTime } from '@bgm/contract'
import {
  type AnnouncementBody,
  announcementEndReasons,
  announcementScheduleSchema,
  announcementTriggers,
} from '@bgm/validation'
import { z } from 'zod'
import { type HttpClient, pathSegment } from '../http'
import { listResponse, noContent } from '../wire'

const place = z.object({
  scope: z.enum(['unit', 'zone']),
  id: z.string(),
  name: z.string(),
  /** The name of the zone's unit; null if the place is a unit. */
  unit: z.string().nullable(),
})

const schedule = z.custom<z.infer<typeof announcementScheduleSchema>>(
  value => announcementScheduleSchema.safeParse(value).success,
)

const announcement = z.object({
  id: z.string(),
  name: z.string(),
  everywhere: z.boolean(),
  /** The places where it plays, limited to those to which the member has access. */
  places: z.array(place),
  schedule,
  gap_minutes: z.number(),
  per_hour: z.number(),
  duration_ms: z.number(),
  bytes: z.number(),
  /** The revision of the audio. */
  revision: z.number(),
  /** Whether the peaks of the audio prevent it from being as loud as the music. */
  quiet: z.boolean(),
  /** The name of the member; null if the account has been deleted. */
  uploaded_by: z.string().nullable(),
  uploaded_at: isoDateTime,
  version: z.number(),
  /** Whether the member may change the announcement. */
  editable: z.boolean(),
})
export type Announcement = z.output<typeof announcement>

const announcementDetail = announcement.extend({
  /** The member's zones in which the announcement can be played. */
  zones: z.array(z.object({ id: z.string(), name: z.string(), unit: z.string() })),
})
export type AnnouncementDetail = z.output<typeof announcementDetail>

const list = z.object({
  data: z.array(announcement),
  storage: z.object({
    count: z.number(),
    bytes: z.number(),
    max_count: z.number(),
    max_bytes: z.number(),
  }),
})

const options = z.object({
  /** Whether the member may create announcements for the whole organisation. */
  everywhere: z.boolean(),
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      zones: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
})
export type AnnouncementOptions = z.output<typeof options>

const announcementPlay = z.object({
  id: z.string(),
  announcement: z.object({ id: z.string(), name: z.string(), deleted: z.boolean() }),
  trigger: z.enum(announcementTriggers),
  due_at: isoDateTime.nullable(),
  started_at: isoDateTime,
  seconds: z.number(),
  end_reason: z.enum(announcementEndReasons),
  offline: z.boolean(),
})
export type AnnouncementPlay = z.output<typeof announcementPlay>

const sent = z.object({ id: z.string() })
const path = (id: string, rest = '') => `announcements/${pathSegment(id)}${rest}`

/** The announcements of the active organisation, and their plays. */
export const createAnnouncementsApi = (http: HttpClient) => ({
  list: () => http.call('get', 'announcements', { schema: list }),
  listOptions: () => http.call('get', 'announcements/options', { schema: options }),
  get: (id: string) => http.call('get', path(id), { schema: announcementDetail }),
  /** Throws a field error for `audio` if the file is not accepted. */
  create(json: AnnouncementBody, audio: File) {
    const body = new FormData()
    body.append('announcement', JSON.stringify(json))
    body.append('audio', audio, audio.name)
    return http.call('post', 'announcements', { body, schema: announcementDetail })
  },
  /** Throws 409 `changed-meanwhile` if `version` is outdated. */
  update: (id: string, json: AnnouncementBody) =>
    http.call('put', path(id), { json, schema: announcementDetail }),
  replaceAudio(id: string, audio: File) {
    const body = new FormData()
    body.append('audio', audio, audio.name)
    return http.call('put', path(id, '/audio'), { body, schema: announcementDetail })
  },
  remove: (id: string) => http.call('delete', path(id), { schema: noContent }),
  /** Returns the audio as MP3. */
  downloadAudio: (id: string) => http.download(path(id, '/audio')),
  /** Plays the announcement in a zone immediately. Throws 429 after twelve announcements in an hour. */
  announce: (id: string, zone: string) =>
    http.call('post', `zones/${pathSegment(zone)}/commands`, {
      json: { kind: 'announce', announcement: id },
      schema: sent,
    }),
  /** The announcements played in a zone, newest first. */
  listPlays: (zone: string, query: { page?: number; page_size?: number } = {}) =>
    http.call('get', `zones/${pathSegment(zone)}/announcement-plays`, {
      query,
      schema: listResponse(announcementPlay),
    }),
})
