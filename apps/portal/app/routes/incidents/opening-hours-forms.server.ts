import type { Api } from '@bgm/api-client'
import { openingHoursFormSchema, toOpeningHours } from '@bgm/validation'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { setOpeningHours } from '#app/services/incidents.server'

/** Sets the opening hours of a unit. */
export function handleOpeningHoursForm(args: RouteArgs, api: Api) {
  const id = args.params.id ?? ''
  return submit(args.request, openingHoursFormSchema, async values => {
    const { version, silent_when_closed } = values
    await setOpeningHours(api, id, { version, hours: toOpeningHours(values), silent_when_closed })
    const here = paths.openingHours(getLocale(args.request), id)
    return redirectAfterPost(here, await flashSuccess('incidents.opening_hours.saved'))
  })
}
