import type { Api } from '@bgm/api-client'
import { formObject, zoneFilterStates, zoneLayouts, zoneViewFormSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { isId, parseListQuery } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { removeZoneView, saveZoneView } from '#app/services/zones.server'
import { zoneRules } from './zone-rules.server'

/** Saves the view in the query string under a name, or removes a saved view. */
export function handleZoneViewForm({ request }: RouteArgs, api: Api, form: FormBody) {
  const { filter: query } = parseListQuery(request, zoneRules)
  const here = paths.zones(getLocale(request), query)
  if (form.form !== 'save-view')
    return submit(form, formObject({}), async () => {
      const id = (form.texts.view ?? '').slice(0, 32)
      if (isId(id)) await removeZoneView(api, id)
      return redirectAfterPost(here, await flashSuccess('zone_board.views.removed'))
    })
  return submit(form, zoneViewFormSchema, async ({ view_name: name }) => {
    const state = zoneFilterStates.find(one => one === query.state)
    const layout = zoneLayouts.find(one => one === query.layout)
    await saveZoneView(api, { name, q: query.q, unit: query.unit, state, layout })
    return redirectAfterPost(here, await flashSuccess('zone_board.views.saved', { name }))
  })
}
