import type { UnitCalendar } from '@bgm/api-client'
import { Button, ButtonLink, Card, FieldPair } from '@bgm/ui'
import { prayerNames } from '@bgm/validation'
import { CheckboxField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const defaults = { before_minutes: 0, after_minutes: 10, friday_minutes: 60 }
const checked = (value: boolean) => (value ? 'on' : '')

function toSaved({ calendar, latitude, longitude }: UnitCalendar) {
  const { prayers, ramadan, imsak, nyepi, holidays } = calendar
  const { before_minutes, after_minutes, friday_minutes } = prayers ?? defaults
  const pauses = prayerNames.map(name => [`pause_${name}`, checked(prayers?.names.includes(name) ?? true)])
  return {
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
    prayers: checked(prayers !== null),
    ...Object.fromEntries(pauses),
    before_minutes: String(before_minutes),
    after_minutes: String(after_minutes),
    friday_minutes: String(friday_minutes),
    ramadan: checked(ramadan),
    imsak: checked(imsak),
    nyepi: checked(nyepi),
    holidays: checked(holidays),
  }
}

/** The parts of the Indonesian calendar that a unit follows. By default it follows none. */
export function CalendarForm({ unit, calendar }: { unit: string; calendar: UnitCalendar }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('unit-calendar', {
    schema: all => all.unitCalendarFormSchema,
    saved: toSaved(calendar),
  })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <input type="hidden" name="version" value={calendar.version} />
      <Card title={t('schedule.calendar.prayers_title')} note={t('schedule.calendar.prayers_note')}>
        <CheckboxField name="prayers" label={t('schedule.calendar.prayers')} />
        <FieldPair>
          <TextField
            name="latitude"
            optional
            maxLength={20}
            autoComplete="off"
            hint={t('schedule.calendar.latitude_hint')}
          />
          <TextField
            name="longitude"
            optional
            maxLength={20}
            autoComplete="off"
            hint={t('schedule.calendar.longitude_hint')}
          />
        </FieldPair>
        <p className="my-3 text-small text-muted">{t('schedule.calendar.place_hint')}</p>
        <div className="grid gap-x-4 sm:grid-cols-3">
          {prayerNames.map(name => (
            <CheckboxField key={name} name={`pause_${name}`} label={t(`schedule.calendar.names.${name}`)} />
          ))}
        </div>
        <div className="mt-3 grid gap-4 sm:grid-cols-3">
          <TextField name="before_minutes" inputMode="numeric" maxLength={3} autoComplete="off" />
          <TextField name="after_minutes" inputMode="numeric" maxLength={3} autoComplete="off" />
          <TextField name="friday_minutes" inputMode="numeric" maxLength={3} autoComplete="off" />
        </div>
      </Card>
      <Card title={t('schedule.calendar.dates_title')}>
        <CheckboxField name="holidays" label={t('schedule.calendar.holidays')} />
        <CheckboxField
          name="nyepi"
          label={t(calendar.province === '51' ? 'schedule.calendar.nyepi_bali' : 'schedule.calendar.nyepi')}
        />
        <CheckboxField name="ramadan" label={t('schedule.calendar.ramadan')} />
        <CheckboxField name="imsak" label={t('schedule.calendar.imsak')} />
      </Card>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="max-sm:grow">
          {t('actions.save')}
        </Button>
        <ButtonLink href={paths.unitSchedule(locale, unit)} variant="secondary" className="max-sm:grow">
          {t('schedule.calendar.week')}
        </ButtonLink>
      </div>
    </SubmissionForm>
  )
}
