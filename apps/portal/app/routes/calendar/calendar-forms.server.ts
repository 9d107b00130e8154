import type { Api } from '@bgm/api-client'
import {
  prayerNames,
  type UnitCalendarBody,
  type UnitCalendarForm,
  unitCalendarFormSchema,
} from '@bgm/validation'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { setUnitCalendar } from '#app/services/schedules.server'

function toBody(values: UnitCalendarForm): UnitCalendarBody {
  const { version, latitude, longitude, prayers, ramadan, imsak, nyepi, holidays } = values
  const { before_minutes, after_minutes, friday_minutes } = values
  const names = prayerNames.filter(name => values[`pause_${name}`])
  return {
    version,
    latitude: latitude ? Number(latitude) : null,
    longitude: longitude ? Number(longitude) : null,
    calendar: {
      prayers: prayers ? { names, before_minutes, after_minutes, friday_minutes } : null,
      ramadan,
      imsak,
      nyepi,
      holidays,
    },
  }
}

/** Saves which parts of the Indonesian calendar a unit follows. */
export function handleCalendarForm(args: RouteArgs, api: Api) {
  const id = args.params.id ?? ''
  return submit(args.request, unitCalendarFormSchema, async values => {
    await setUnitCalendar(api, id, toBody(values))
    const here = paths.unitCalendar(getLocale(args.request), id)
    return redirectAfterPost(here, await flashSuccess('schedule.calendar.saved'))
  })
}
