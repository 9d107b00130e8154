import type { Api } from '@bgm/api-client'
import {
  confirmKeyFormSchema,
  formObject,
  toZoneVolumes,
  zoneSettingsSchema,
  zoneVolumesFormSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { confirmPlayerKey, identifyPlayer, setZoneVolumes, updateZone } from '#app/services/zones.server'
import { handlePassForm } from '../remote/pass-forms.server'
import { handleTrackForm } from '../remote/track-forms.server'

/** Handles the forms on a zone's page by name. */
export function handleZoneForm(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const here = paths.zone(getLocale(args.request), id)
  if (form.form === 'passes' || form.form === 'pass-requests') return handlePassForm(api, id, form, here)
  const answer = handleTrackForm(
    action => api.zones.actOnTrack(id, action),
    form,
    () => redirectAfterPost(here),
  )
  if (answer) return answer
  if (form.form === 'zone-settings')
    return submit(form, zoneSettingsSchema, async settings => {
      await updateZone(api, id, settings)
      return redirectAfterPost(here, await flashSuccess('zone.music.saved', { name: settings.name }))
    })
  if (form.form === 'confirm-key')
    return submit(form, confirmKeyFormSchema, async ({ public_key }) => {
      const { name } = await confirmPlayerKey(api, id, public_key)
      return redirectAfterPost(here, await flashSuccess('zone.player.key_confirmed', { name }))
    })
  if (form.form === 'zone-volumes')
    return submit(form, zoneVolumesFormSchema, async values => {
      await setZoneVolumes(api, id, toZoneVolumes(values))
      return redirectAfterPost(here, await flashSuccess('zone.volumes.saved'))
    })
  return submit(form, formObject({}), async () => {
    await identifyPlayer(api, id)
    return redirectAfterPost(here, await flashSuccess('zone.player.identified'))
  })
}
