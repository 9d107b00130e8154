import { formObject, type TrackAction, trackReportSchema } from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'

const kinds = ['like', 'unlike', 'ban', 'request-ban', 'undo'] as const

type Act = (action: TrackAction) => Promise<unknown>

/** Handles the forms about the song that plays by name; null for any other form. */
export function handleTrackForm(act: Act, form: FormBody, respond: () => Response) {
  if (form.form === 'track-report')
    return submit(form, trackReportSchema, async report => {
      await act({ kind: 'report', ...report })
      return respond()
    })
  const kind = kinds.find(one => one === form.form)
  if (!kind) return null
  const subject = (form.texts.subject ?? '').slice(0, 64)
  return submit(form, formObject({}), async () => {
    await act(kind === 'undo' ? { kind, id: subject } : { kind, track: subject })
    return respond()
  })
}
