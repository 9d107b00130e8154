import { formObject, overrideFormSchema, volumeSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { overrideZone, type RemoteControl, skipTrack } from '#app/services/remote.server'
import { handleTrackForm } from './track-forms.server'

/**
 * Handles the controls of a remote by form name. `getPath` builds the remote's URL, which identifies the sent
 * command.
 */
export function handleRemoteForm(
  remote: RemoteControl,
  form: FormBody,
  getPath: (command?: string) => string,
) {
  const back = (command?: string) => {
    const response = redirectAfterPost(getPath(command))
    // Replaces the history entry, so that the back button leaves the remote after any number of presses.
    response.headers.set('X-Remix-Replace', 'true')
    return response
  }
  const answer = handleTrackForm(remote.actOnTrack, form, back)
  if (answer) return answer
  if (form.form === 'volume')
    return submit(form, volumeSchema, async ({ volume }) => {
      await remote.setDesired({ volume })
      return back()
    })
  if (form.form === 'override')
    return submit(form, overrideFormSchema, async override => {
      await overrideZone(remote, override)
      return back()
    })
  return submit(form, formObject({}), async () => {
    if (form.form === 'skip') return back((await skipTrack(remote)).id)
    if (form.form === 'end-override') await remote.removeOverride()
    if (form.form === 'pause' || form.form === 'resume')
      await remote.setDesired({ paused: form.form === 'pause' })
    return back()
  })
}
