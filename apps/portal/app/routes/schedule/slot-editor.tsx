import type { Localised } from '@bgm/api-client'
import { Button, buttonVariants, FieldError, FieldPair, LeafCard } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { getTitle } from '#app/components/zone-text'
import { TextField } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { useFormField } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import type { SlotView } from './slot-view.server'
import { formatMinute, getWeekdayName, weekdays } from './week'

interface SlotEditorProps {
  zone: string
  view: SlotView & { playlists: { id: string; title: Localised }[] }
  /** The form values restored after the session ended. */
  typed: Record<string, string>
}

/** Adds slots, or changes those with the same times and playlist. */
export function SlotEditor({ zone, view, typed }: SlotEditorProps) {
  const t = useText()
  const locale = useLocale()
  const { slot, days, playlists } = view
  const form = useSubmission('slot', {
    schema: all => all.slotFormSchema,
    saved: {
      days: days.join(','),
      from_time: slot ? formatMinute(slot.from_minute, locale) : '',
      until_time: slot ? formatMinute(slot.until_minute, locale) : '',
      playlist: slot?.playlist.id ?? '',
      ...typed,
    },
    order: ['days', 'from_time', 'until_time', 'playlist'],
  })
  return (
    <LeafCard
      id="slot-editor"
      title={t(slot ? 'schedule.edit' : 'schedule.add')}
      className="mb-5 max-w-170 scroll-mt-6 border-accent!"
    >
      <SubmissionForm of={form} className="grid gap-5">
        <Days />
        <FieldPair>
          <TextField name="from_time" inputMode="decimal" maxLength={16} autoComplete="off" />
          <TextField name="until_time" inputMode="decimal" maxLength={16} autoComplete="off" />
        </FieldPair>
        <p className="-mt-2 text-small text-muted">{t('schedule.times_hint')}</p>
        <SelectField
          name="playlist"
          placeholder=""
          options={playlists.map(({ id, title }) => ({ value: id, label: getTitle(title, locale) }))}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="max-sm:grow">
            {t('actions.save')}
          </Button>
          <Link
            to={paths.zoneSchedule(locale, zone)}
            className={buttonVariants({ variant: 'secondary', className: 'max-sm:grow' })}
          >
            {t('actions.cancel')}
          </Link>
          {slot ? (
            <Button
              type="submit"
              name="intent"
              value="remove"
              variant="quiet"
              formNoValidate
              className="text-bad! sm:ml-auto"
            >
              {t('schedule.remove')}
            </Button>
          ) : null}
        </div>
      </SubmissionForm>
    </LeafCard>
  )
}

const chip =
  'relative grid min-h-11 min-w-13 grow place-items-center rounded-field border-[1.5px] border-line-strong px-2 text-label font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

function Days() {
  const t = useText()
  const { meta, label, error } = useFormField('days')
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <fieldset id={meta.id} tabIndex={-1} aria-describedby={error ? `${meta.id}-error` : undefined}>
      <legend className="mb-[7px] text-label font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays.map(day => (
          <label key={day} className={chip}>
            <input
              type="checkbox"
              name="days"
              value={day}
              defaultChecked={chosen.includes(String(day))}
              aria-label={t(`schedule.days.${getWeekdayName(day)}`)}
              className="unseen-input"
            />
            <span aria-hidden="true">{t(`schedule.short_days.${getWeekdayName(day)}`)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-[7px]">
          <FieldError id={meta.id}>{error}</FieldError>
        </div>
      ) : null}
    </fieldset>
  )
}
