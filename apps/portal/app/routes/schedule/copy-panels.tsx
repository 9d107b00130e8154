import { Button, buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { type Submission, useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { listSeasonSlots } from './editor-view'
import { PanelDialog } from './panel-dialog'
import { useSchedulePath } from './paths'
import type { ScheduleData } from './schedule'
import { getWeekdayKey, type Weekday, weekdays } from './week'
import { WeekdayChips } from './weekday-chips'

/** Copies a day's slots to other days, and shows how many slots each of those days loses. */
export function CopyDayPanel({ day, data }: { day: Weekday; data: ScheduleData }) {
  const t = useText()
  const slots = listSeasonSlots(data.schedule, data.view.season)
  const countOn = (weekday: number) => slots.filter(slot => slot.weekday === weekday).length
  const form = useSubmission('copy-day', { saved: { days: '' } })
  const notes = Object.fromEntries(
    weekdays.flatMap(one =>
      countOn(one) > 0 ? [[one, t('schedule.copy.replaces', { count: countOn(one) })]] : [],
    ),
  )
  const name = t(`schedule.days.${getWeekdayKey(day)}`)
  return (
    <CopyForm form={form} data={data} title={t('schedule.copy.day', { day: name })}>
      <p className="text-label">{t('schedule.copy.day_text', { day: name, count: countOn(day) })}</p>
      <WeekdayChips without={day} notes={notes} />
    </CopyForm>
  )
}

/** Copies all slots from another zone, unit or the organisation. */
export function CopyFromPanel({ data }: { data: ScheduleData }) {
  const t = useText()
  const form = useSubmission('copy-from', { saved: { copy_source: '' } })
  const count = listSeasonSlots(data.schedule, data.view.season).length
  return (
    <CopyForm form={form} data={data} title={t('schedule.copy.from')}>
      <p className="text-label">{t('schedule.copy.from_text', { name: data.schedule.name, count })}</p>
      <SelectField
        name="copy_source"
        placeholder=""
        options={data.sources.map(({ value, name, unit }) => ({
          value,
          label: name === null ? t('schedule.scopes.organisation') : [unit, name].filter(Boolean).join(' – '),
        }))}
      />
    </CopyForm>
  )
}

type CopyFormProps = {
  form: Submission
  data: ScheduleData
  title: string
  children: ReactNode
}

function CopyForm({ form, data, title, children }: CopyFormProps) {
  const t = useText()
  const to = useSchedulePath(data.place)
  return (
    <PanelDialog title={title} close={to()}>
      <SubmissionForm of={form} className="grid gap-5">
        <input type="hidden" name="version" value={data.schedule.version} />
        {children}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="max-sm:grow">
            {t('schedule.copy.confirm')}
          </Button>
          <Link to={to()} className={buttonVariants({ variant: 'secondary', className: 'max-sm:grow' })}>
            {t('actions.cancel')}
          </Link>
        </div>
      </SubmissionForm>
    </PanelDialog>
  )
}
