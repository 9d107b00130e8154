import { Button, Card, Checkbox, Fieldset } from '@bgm/ui'
import { lockLevels, lockSubjects } from '@bgm/validation'
import { useLoaderData } from '@remix-run/react'
import { localiseTitle } from '#app/components/zone-text'
import { TextField, useFieldProps } from '#app/forms/fields'
import { SelectField } from '#app/forms/select-field'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import type { loader } from './groups'
import { formatLastDay } from './last-day'

/** What the units of a group may do, or by default those that no group locks. */
export function LocksCard() {
  const { current, groups } = useLoaderData<typeof loader>()
  const t = useText()
  const locks = current ? current.locks : groups.locks
  const unset = t(current ? 'groups.locks.inherit' : 'groups.locks.levels.free')
  return (
    <Card
      className="mb-4.5"
      title={t(current ? 'groups.locks.title' : 'groups.locks.default_title')}
      note={t('groups.locks.text')}
    >
      <dl className="divide-y divide-line">
        {lockSubjects.map(subject => {
          const level = locks?.[`lock_${subject}`]
          return (
            <div key={subject} className="flex flex-wrap justify-between gap-x-4 py-2 text-label">
              <dt className="font-semibold">{t(`groups.locks.subjects.${subject}`)}</dt>
              <dd className={level === undefined ? 'text-muted' : ''}>
                {level === 'list' && subject === 'volume'
                  ? t('groups.locks.limit', { max: locks?.max_volume ?? 100 })
                  : level
                    ? t(`groups.locks.levels.${level}`)
                    : unset}
              </dd>
            </div>
          )
        })}
      </dl>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 text-label font-semibold">
          {t('groups.locks.change')}
        </summary>
        <LocksForm key={current?.id ?? ''} />
      </details>
      <Exceptions />
    </Card>
  )
}

function LocksForm() {
  const { current, groups } = useLoaderData<typeof loader>()
  const t = useText()
  const locks = current ? current.locks : groups.locks
  const form = useSubmission('locks', {
    schema: all => all.unitLocksSchema,
    saved: {
      lock_schedule: locks?.lock_schedule ?? '',
      lock_playlists: locks?.lock_playlists ?? '',
      lock_volume: locks?.lock_volume ?? '',
      lock_announcements: locks?.lock_announcements ?? '',
      allowed_playlists: locks?.allowed_playlists.join() ?? '',
      max_volume: locks?.max_volume?.toString() ?? '',
    },
    order: ['lock_schedule', 'lock_playlists', 'lock_volume', 'max_volume', 'lock_announcements'],
  })
  const levels = lockLevels
    .filter(level => current !== null || level !== 'free')
    .map(value => ({ value, label: t(`groups.locks.levels.${value}`) }))
  const placeholder = t(current ? 'groups.locks.inherit' : 'groups.locks.levels.free')
  const select = { optional: true, placeholder, options: levels } as const
  return (
    <SubmissionForm of={form} className="grid gap-5 pt-2">
      <p className="text-small text-muted">{t('groups.locks.list_hint')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField name="lock_schedule" {...select} />
        <SelectField name="lock_playlists" {...select} />
        <SelectField name="lock_volume" {...select} />
        <TextField name="max_volume" optional inputMode="numeric" maxLength={3} autoComplete="off" />
        <SelectField name="lock_announcements" {...select} />
      </div>
      <PlaylistsField />
      <SubmitButton of={form} className="justify-self-start max-sm:w-full">
        {t('actions.save')}
      </SubmitButton>
    </SubmissionForm>
  )
}

function PlaylistsField() {
  const { playlists } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { meta, group } = useFieldProps({ name: 'allowed_playlists' })
  const chosen = String(meta.initialValue ?? '').split(',')
  return (
    <Fieldset {...group}>
      <div className="grid max-h-64 gap-x-5 overflow-y-auto sm:grid-cols-2">
        {playlists.map(({ id, title }) => (
          <Checkbox
            key={id}
            id={`${meta.id}-${id}`}
            name="allowed_playlists"
            value={id}
            defaultChecked={chosen.includes(id)}
            label={localiseTitle(title, locale)}
          />
        ))}
      </div>
    </Fieldset>
  )
}

/** The units that are free from some locks for a time, with a button that locks each again. */
function Exceptions() {
  const { groups } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('relock')
  if (groups.exemptions.length === 0) return null
  return (
    <section className="mt-4 border-t border-line pt-4">
      <h3 className="text-label font-semibold">{t('groups.locks.exceptions')}</h3>
      <SubmissionForm of={form}>
        <ul className="divide-y divide-line">
          {groups.exemptions.map(({ business_unit, subjects, until, time_zone, opened_by }) => {
            const values = {
              subjects: subjects.map(subject => t(`groups.locks.subjects.${subject}`)).join(', '),
              date: formatLastDay(until, locale, time_zone),
            }
            return (
              <li key={business_unit.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
                <p className="min-w-0 text-label wrap-anywhere">
                  <b className="block font-semibold">{business_unit.name}</b>
                  <span className="text-muted">
                    {opened_by
                      ? t('groups.locks.exception_by', { ...values, name: opened_by })
                      : t('groups.locks.exception', values)}
                  </span>
                </p>
                <Button
                  type="submit"
                  name="unit"
                  value={business_unit.id}
                  variant="secondary"
                  size="s"
                  aria-label={t('groups.locks.relock_unit', { unit: business_unit.name })}
                >
                  {t('groups.locks.relock')}
                </Button>
              </li>
            )
          })}
        </ul>
      </SubmissionForm>
    </section>
  )
}
