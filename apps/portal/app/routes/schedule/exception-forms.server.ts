import { type ExceptionBody, type ExceptionForm, exceptionFormSchema, formObject } from '@bgm/validation'
import { submit } from '#app/forms/submit.server'
import { removeException, saveException } from '#app/services/schedules.server'
import type { ScheduleFormContext } from './slot-forms.server'
import { parseMinute } from './week'

function toBody({
  from_time,
  until_time,
  exception_kind: kind,
  playlist,
  mandatory,
  repeat_days,
  ...rest
}: ExceptionForm): ExceptionBody {
  return {
    ...rest,
    kind,
    from_minute: from_time ? parseMinute(from_time) : null,
    until_minute: until_time ? parseMinute(until_time) : null,
    playlist: kind === 'play' ? (playlist ?? null) : null,
    mandatory: kind === 'silence' && mandatory,
    repeat_days: rest.repeats === 'never' ? null : (repeat_days ?? 1),
  }
}

/** Adds, changes or removes a dated exception. */
export async function handleExceptionForm({ api, owner, form, view, done }: ScheduleFormContext) {
  const id = view.panel?.kind === 'exception' ? view.panel.id : null
  const version = (form.texts.version ?? '').slice(0, 64)
  if (form.intent === 'remove' && id)
    return submit(form, formObject({}), async () => {
      const { name } = await removeException(api, owner, { id, version })
      return done('schedule.exceptions.removed', name)
    })
  return submit(form, exceptionFormSchema, async values => {
    const body = { ...toBody(values), ...(id ? { version } : {}) }
    const { name } = await saveException(api, owner, id, body)
    return done('schedule.exceptions.saved', name)
  })
}
