import type { Announcement, AnnouncementOptions } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { Card, Disclosure, FieldError, FieldPair, Fieldset, RadioCard } from '@bgm/ui'
import { announcementScheduleKinds } from '@bgm/validation'
import type { ReactNode } from 'react'
import { CheckboxField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { getRadioProps, useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'
import { formatMinute } from '../schedule/week'
import { WeekdayChips } from '../schedule/weekday-chips'

const checked = (value: boolean) => (value ? 'on' : '')

/** Returns the form values of a stored announcement, or defaults for a new one. */
export function toFormValues(announcement: Announcement | null, locale: Locale): Record<string, string> {
  if (!announcement)
    return {
      everywhere: 'on',
      announcement_schedule: 'times',
      days: '1,2,3,4,5,6,7',
      gap_minutes: '10',
      per_hour: '4',
    }
  const { name, everywhere, places, schedule, gap_minutes, per_hour } = announcement
  const { times, every, weekdays, from_date, until_date } = schedule
  const kind = every ? 'interval' : times.length > 0 ? 'times' : 'manual'
  return {
    announcement_name: name,
    everywhere: checked(everywhere),
    targets: places.map(({ scope, id }) => `${scope}:${id}`).join(','),
    announcement_schedule: kind,
    days: (kind === 'manual' ? [1, 2, 3, 4, 5, 6, 7] : weekdays).join(','),
    times: times.map(minute => formatMinute(minute, locale)).join(', '),
    every_minutes: every ? String(every.minutes) : '',
    from_time: every ? formatMinute(every.from_minute, locale) : '',
    until_time: every ? formatMinute(every.until_minute, locale) : '',
    from_date: from_date ?? '',
    until_date: until_date ?? '',
    gap_minutes: String(gap_minutes),
    per_hour: String(per_hour),
  }
}

/** The order of the fields on the page, for the error summary. */
export const announcementFieldOrder = [
  'audio',
  'announcement_name',
  'everywhere',
  'targets',
  'announcement_schedule',
  'days',
  'times',
  'every_minutes',
  'from_time',
  'until_time',
  'from_date',
  'until_date',
  'gap_minutes',
  'per_hour',
]

/** The fields for the name, places, schedule and limits, inside a SubmissionForm. */
export function AnnouncementFields({ options }: { options: AnnouncementOptions }) {
  const t = useText()
  return (
    <>
      <Card title={t('announcements.places.title')}>
        <div className="group/places grid gap-4">
          <TextField name="announcement_name" maxLength={60} autoComplete="off" />
          {options.everywhere ? (
            <CheckboxField name="everywhere" label={t('announcements.places.all')} />
          ) : null}
          <div className="group-has-[[name=everywhere]:checked]/places:hidden">
            <PlaceFields options={options} />
          </div>
        </div>
      </Card>
      <Card title={t('announcements.schedule.title')}>
        <ScheduleFields />
      </Card>
      <Card title={t('announcements.cap.title')} note={t('announcements.cap.text')}>
        <FieldPair>
          <TextField name="gap_minutes" inputMode="numeric" maxLength={3} autoComplete="off" />
          <TextField name="per_hour" inputMode="numeric" maxLength={2} autoComplete="off" />
        </FieldPair>
      </Card>
    </>
  )
}

function PlaceFields({ options: { units } }: { options: AnnouncementOptions }) {
  const t = useText()
  const { meta, error } = useFormField('targets')
  const chosen = new Set(String(meta.initialValue ?? '').split(','))
  const isChosen = (unit: AnnouncementOptions['units'][number]) =>
    chosen.has(`unit:${unit.id}`) || unit.zones.some(({ id }) => chosen.has(`zone:${id}`))
  return (
    <fieldset id={meta.id} tabIndex={-1} aria-describedby={error ? `${meta.id}-error` : undefined}>
      <legend className="mb-[7px] text-label font-semibold">{t('announcements.places.choose')}</legend>
      <div className="max-h-96 overflow-y-auto rounded-field border border-line px-4">
        {units.map(unit => (
          <Disclosure
            key={unit.id}
            open={isChosen(unit) || units.length === 1}
            summary={
              <span className="wrap-anywhere">
                {unit.name}{' '}
                <span className="text-small font-normal text-muted">
                  {t('announcements.places.count', { count: unit.zones.length })}
                </span>
              </span>
            }
          >
            <div className="grid gap-x-4 sm:grid-cols-2">
              <Target
                value={`unit:${unit.id}`}
                chosen={chosen}
                label={t('announcements.places.whole', { name: unit.name })}
              />
              {unit.zones.map(({ id, name }) => (
                <Target key={id} value={`zone:${id}`} chosen={chosen} label={name} />
              ))}
            </div>
          </Disclosure>
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

function Target({ value, chosen, label }: { value: string; chosen: ReadonlySet<string>; label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-label wrap-anywhere">
      <input
        type="checkbox"
        name="targets"
        value={value}
        defaultChecked={chosen.has(value)}
        className="tick"
      />
      {label}
    </label>
  )
}

// CSS shows the fields of the selected schedule, so that the form works without JavaScript.
const shownFor = {
  times: 'group-has-[[value=times]:checked]/schedule:grid',
  interval: 'group-has-[[value=interval]:checked]/schedule:grid',
  both: 'group-has-[[value=times]:checked]/schedule:grid group-has-[[value=interval]:checked]/schedule:grid',
}

const Shown = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={`hidden gap-2 ${className}`}>{children}</div>
)

function ScheduleFields() {
  const t = useText()
  const { meta, label, error } = useFormField('announcement_schedule')
  return (
    <div className="group/schedule grid gap-5">
      <Fieldset id={meta.id} legend={label} error={error}>
        <div className="grid gap-3 lg:grid-cols-3">
          {announcementScheduleKinds.map(kind => (
            <RadioCard
              key={kind}
              {...getRadioProps(meta, kind)}
              label={t(`announcements.schedule.${kind}`)}
            />
          ))}
        </div>
      </Fieldset>
      <Shown className={shownFor.both}>
        <WeekdayChips />
        <p className="text-small text-muted">{t('announcements.schedule.days_hint')}</p>
      </Shown>
      <Shown className={shownFor.times}>
        <TextField
          name="times"
          maxLength={200}
          autoComplete="off"
          hint={t('announcements.schedule.times_hint')}
        />
      </Shown>
      <Shown className={shownFor.interval}>
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField name="every_minutes" inputMode="numeric" maxLength={3} autoComplete="off" />
          <TextField name="from_time" inputMode="decimal" maxLength={16} autoComplete="off" />
          <TextField name="until_time" inputMode="decimal" maxLength={16} autoComplete="off" />
        </div>
        <p className="text-small text-muted">{t('announcements.schedule.window_hint')}</p>
      </Shown>
      <Shown className={shownFor.both}>
        <FieldPair>
          <TextField name="from_date" optional type="date" />
          <TextField name="until_date" optional type="date" />
        </FieldPair>
        <p className="text-small text-muted">{t('announcements.schedule.dates_hint')}</p>
      </Shown>
    </div>
  )
}
