import { FieldError } from '@bgm/ui'
import { useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'
import { getWeekdayKey, weekdays } from './week'

const chip =
  'relative grid min-h-11 min-w-13 grow place-items-center rounded-field border-[1.5px] border-line-strong px-2 text-label font-semibold hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink'

/** The weekdays in a form as checkboxes; `notes` adds a line to some of them. */
export function WeekdayChips({ without, notes = {} }: { without?: number; notes?: Record<number, string> }) {
  const t = useText()
  const { meta, label, error } = useFormField('days')
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <fieldset id={meta.id} tabIndex={-1} aria-describedby={error ? `${meta.id}-error` : undefined}>
      <legend className="mb-[7px] text-label font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {weekdays
          .filter(day => day !== without)
          .map(day => (
            <label key={day} className={chip}>
              <input
                type="checkbox"
                name="days"
                value={day}
                defaultChecked={chosen.includes(String(day))}
                aria-label={[t(`schedule.days.${getWeekdayKey(day)}`), notes[day]].filter(Boolean).join(', ')}
                className="unseen-input"
              />
              <span aria-hidden="true" className="text-center">
                {t(`schedule.short_days.${getWeekdayKey(day)}`)}
                {notes[day] ? <span className="block text-micro font-normal">{notes[day]}</span> : null}
              </span>
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
