import {
  announcementBodySchema,
  announcementEndReasons,
  announcementScheduleSchema,
  announcementTriggers,
} from '@bgm/validation'
import { z } from 'zod'
import { del, endpoints, get, post, put } from './endpoint'
import { pageQuery } from './query'
import { file, pageOf } from './response'
import { isoDateTime } from './values'

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

const targetOptions = z.object({
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
export type AnnouncementOptions = z.output<typeof targetOptions>

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

const reader = { caller: 'member', permission: 'announcement.read' } as const
const errors = ['locked'] as const
const change = {
  caller: 'member',
  response: announcementDetail,
  errors,
  limits: ['announcement-account'],
} as const

/** The announcements of the active organisation. */
export const announcements = endpoints({
  list: get('/announcements', { ...reader, response: list }),
  listOptions: get('/announcements/options', {
    caller: 'member',
    permission: 'announcement.update',
    response: targetOptions,
  }),
  get: get('/announcements/:id', { ...reader, response: announcementDetail }),
  /** An audio file that is not accepted is an error of the field `audio`. */
  create: post('/announcements', {
    caller: 'member',
    permission: 'announcement.update',
    upload: { file: 'audio', body: 'announcement' },
    body: announcementBodySchema,
    response: announcementDetail,
    status: 201,
    errors,
    limits: ['announcement-audio-account'],
  }),
  update: put('/announcements/:id', {
    ...change,
    body: announcementBodySchema,
    errors: ['changed-meanwhile', 'locked'],
  }),
  replaceAudio: put('/announcements/:id/audio', {
    ...change,
    upload: { file: 'audio' },
    limits: ['announcement-account', 'announcement-audio-account'],
  }),
  remove: del('/announcements/:id', { caller: 'member', errors, limits: ['announcement-account'] }),
  /** MP3. */
  downloadAudio: get('/announcements/:id/audio', {
    ...reader,
    response: file,
    limits: ['preview-account'],
  }),
})

/** The announcements played in a zone, newest first. */
export const announcementPlays = endpoints({
  list: get('/zones/:id/announcement-plays', {
    caller: 'member',
    query: z.strictObject(pageQuery),
    response: pageOf(announcementPlay),
  }),
})
