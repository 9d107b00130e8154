import { FieldPair } from '@bgm/ui'
import { exceptionKinds, exceptionRepeats } from '@bgm/validation'
import { localiseTitle } from '#app/components/zone-text'
import { CheckboxField, RadioGroupField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { EditorActions } from './editor-actions'
import { PanelDialog } from './panel-dialog'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { formatMinute } from './week'

/** Adds or changes a dated exception. If the exception has since been removed, saving creates a new one. */
export function ExceptionEditor({ id, data }: { id: string | null; data: ScheduleData }) {
  const t = useText()
  const locale = useLocale()
  const to = useSchedulePath(data.place)
  const stored = data.schedule.exceptions.find(one => one.id === id && one.scope === data.scope) ?? null
  const clock = (minute: number | null | undefined) =>
    minute === null || minute === undefined ? '' : formatMinute(minute, locale)
  const form = useSubmission('exception', {
    schema: all => all.exceptionFormSchema,
    saved: {
      label: stored?.label ?? '',
      from_date: stored?.from_date ?? '',
      until_date: stored?.until_date ?? '',
      from_time: clock(stored?.from_minute),
      until_time: clock(stored?.until_minute),
      exception_kind: stored?.kind ?? 'silence',
      playlist: stored?.playlist?.title ? stored.playlist.id : '',
      mandatory: stored?.mandatory ? 'on' : '',
      repeats: stored?.repeats ?? 'never',
      repeat_days: stored?.repeat_days?.toString() ?? '',
    },
  })
  return (
    <PanelDialog title={t(stored ? 'schedule.exceptions.edit' : 'schedule.exceptions.add')} close={to()}>
      <SubmissionForm of={form} className="grid gap-5">
        {stored ? <input type="hidden" name="version" value={stored.version} /> : null}
        <TextField
          name="label"
          maxLength={80}
          autoComplete="off"
          hint={t('schedule.exceptions.label_hint')}
        />
        <FieldPair>
          <TextField name="from_date" type="date" />
          <TextField name="until_date" type="date" />
        </FieldPair>
        {/* CSS hides the days of what does not repeat, so that the form works without JavaScript. */}
        <div className="group/repeats grid gap-5">
          <SelectField
            name="repeats"
            hint={t('schedule.exceptions.repeats_hint')}
            options={exceptionRepeats.map(value => ({
              value,
              label: t(`schedule.exceptions.repeats.${value}`),
            }))}
          />
          <div className="group-has-[[value=never]:checked]/repeats:hidden">
            <TextField
              name="repeat_days"
              optional
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              hint={t('schedule.exceptions.repeat_days_hint')}
            />
          </div>
        </div>
        <FieldPair>
          <TextField name="from_time" optional inputMode="decimal" maxLength={16} autoComplete="off" />
          <TextField name="until_time" optional inputMode="decimal" maxLength={16} autoComplete="off" />
        </FieldPair>
        <RadioGroupField
          name="exception_kind"
          options={exceptionKinds.map(value => ({ value, label: t(`schedule.exceptions.kinds.${value}`) }))}
        />
        <SelectField
          name="playlist"
          optional
          placeholder=""
          hint={t('schedule.exceptions.playlist_hint')}
          options={data.playlists.map(one => ({ value: one.id, label: localiseTitle(one.title, locale) }))}
        />
        <CheckboxField name="mandatory" label={t('schedule.exceptions.mandatory')} />
        <EditorActions
          busy={form.busy}
          close={to()}
          remove={stored ? { label: t('schedule.exceptions.remove') } : null}
        />
      </SubmissionForm>
    </PanelDialog>
  )
}
