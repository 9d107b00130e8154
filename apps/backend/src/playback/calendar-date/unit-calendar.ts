import { timeZone } from '@bgm/contract'
import { getLocalTime } from '@bgm/playback'
import { calendarSettingsSchema, emptyCalendarSettings, type UnitCalendarBody } from '@bgm/validation'
import { z } from 'zod'
import {
  holdUnitLocks,
  lockedError,
  memberActor,
  recordAuditEntry,
  type UnitRow,
  updateUnitRow,
  utcOffset,
} from '#src/customers'
import type { Account } from '#src/platform/http/request-context'
import { recordUnitChanges } from '#src/playback/zone/unit-changes'
import { listCalendarDates } from './dates'
import { getPrayerTimes } from './rules/prayer-times'

const uid = 'api::business-unit.business-unit'
const day = 86_400_000
const yearAhead = 366

const calendarColumns = z.object({
  version: z.number(),
  province: z.string(),
  time_zone: timeZone.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  calendar: z.unknown(),
})

/** A unit's calendar with today's prayer times and the dates of a year. */
export async function getCalendarView({ id }: UnitRow, now = Date.now()) {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id } })
  const { version, province, time_zone, latitude, longitude, calendar } = calendarColumns.parse(row)
  const settings = calendarSettingsSchema.safeParse(calendar)
  const { date } = getLocalTime({ utc_offset: utcOffset(time_zone ?? 'Asia/Jakarta') }, now)
  const until = new Date(now + yearAhead * day).toISOString().slice(0, 10)
  const times = latitude === null || longitude === null ? null : getPrayerTimes({ latitude, longitude }, date)
  return {
    version,
    province,
    time_zone,
    latitude,
    longitude,
    calendar: settings.success ? settings.data : emptyCalendarSettings,
    today: times && {
      imsak: new Date(times.imsak),
      fajr: new Date(times.fajr),
      sunrise: new Date(times.sunrise),
      dhuhr: new Date(times.dhuhr),
      asr: new Date(times.asr),
      maghrib: new Date(times.maghrib),
      isha: new Date(times.isha),
    },
    dates: await listCalendarDates(date, until),
  }
}

/**
 * Sets a unit's location and which parts of the calendar it follows. Throws 409 `changed-meanwhile` if the
 * unit has changed since it was read.
 */
export async function setUnitCalendar(
  unit: UnitRow,
  account: Account,
  headOffice: boolean,
  { version, latitude, longitude, calendar }: UnitCalendarBody,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const place = { organisation: unit.organisation.id, unit: unit.id }
    if ((await holdUnitLocks(trx, place, headOffice)).schedule === 'fixed') throw lockedError()
    await updateUnitRow({ id: unit.id, version }, account.id, { latitude, longitude, calendar })
    await recordAuditEntry({
      action: 'business-unit.updated',
      actor: memberActor(account),
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
      details: { name: unit.name, fields: 'calendar' },
    })
    await recordUnitChanges([unit.id])
  })
}
