import type { Api } from '@bgm/api-client'
import { form as emptyForm, overrideFormSchema, volumeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { endOverride, overrideZone, setPaused, setVolume, skipTrack } from '#app/services/remote.server'

/** Handles the controls of the remote by the name of their form. */
export function handleRemoteForm(args: RouteArgs, api: Api, form: FormBody) {
  const id = args.params.id ?? ''
  const back = (command?: string) => {
    const response = redirectAfterPost(paths.remote(localeOf(args.request), id, command))
    // Replaces the history entry, so that the back button leaves the remote after any number of presses.
    response.headers.set('X-Remix-Replace', 'true')
    return response
  }
  if (form.form === 'volume')
    return submit(form, volumeSchema, async ({ volume }) => {
      await setVolume(api, id, volume)
      return back()
    })
  if (form.form === 'override')
    return submit(form, overrideFormSchema, async override => {
      await overrideZone(api, id, override)
      return back()
    })
  return submit(form, emptyForm({}), async () => {
    if (form.form === 'skip') return back((await skipTrack(api, id)).id)
    if (form.form === 'end-override') await endOverride(api, id)
    if (form.form === 'pause' || form.form === 'resume') await setPaused(api, id, form.form === 'pause')
    return back()
  })
}
