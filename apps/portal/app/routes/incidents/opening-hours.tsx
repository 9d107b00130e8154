import type { UnitOpeningHours } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { Breadcrumb, Button, ButtonLink, Card, Notice, PageHeader } from '@bgm/ui'
import { defaultOpeningHours } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LockNote } from '#app/components/lock-note'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { CheckboxField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getUnit } from '#app/services/business-units.server'
import { getUnitLocks } from '#app/services/groups.server'
import { getOpeningHours } from '#app/services/incidents.server'
import { useLocale, useText } from '#app/text'
import { formatMinute } from '../schedule/week'
import { handleOpeningHoursForm } from './opening-hours-forms.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('incidents')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'schedule.update')
  const id = args.params.id ?? ''
  const [{ unit }, hours, { locks, openers }] = await Promise.all([
    getUnit(api, id),
    getOpeningHours(api, id),
    getUnitLocks(api, id),
  ])
  return {
    unit: { id: unit.id, name: unit.name },
    hours,
    // Null unless the head office has locked the schedule.
    openers: locks.schedule === 'fixed' ? openers : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleOpeningHoursForm(args, api)
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'incidents.opening_hours.title', { name: args.data?.unit.name ?? '' })

export default function OpeningHoursPage() {
  const { unit, hours, openers } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('incidents.opening_hours.title', { name: unit.name })}
        text={t('incidents.opening_hours.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: unit.name, href: paths.businessUnit(locale, unit.id) },
              { label: t('incidents.opening_hours.short') },
            ]}
          />
        }
      />
      {hours.hours === null ? (
        <Notice tone="info" className="mb-5 max-w-160">
          {t('incidents.opening_hours.default')}
        </Notice>
      ) : null}
      <OpeningHoursForm unit={unit.id} hours={hours} openers={openers} />
    </>
  )
}

const days = [1, 2, 3, 4, 5, 6, 7] as const

function toSaved({ hours, silent_when_closed }: UnitOpeningHours, locale: Locale) {
  const times = Object.fromEntries(
    (hours ?? defaultOpeningHours).flatMap((day, index) => [
      [`opens_${index + 1}`, day ? formatMinute(day.from_minute, locale) : ''],
      [`closes_${index + 1}`, day ? formatMinute(day.until_minute, locale) : ''],
    ]),
  )
  return { ...times, silent_when_closed }
}

type OpeningHoursFormProps = {
  unit: string
  hours: UnitOpeningHours
  /** Who can open the lock of the schedule; null without a lock. */
  openers: string[] | null
}

function OpeningHoursForm({ unit, hours, openers }: OpeningHoursFormProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('opening-hours', {
    schema: all => all.openingHoursFormSchema,
    saved: toSaved(hours, locale),
  })
  const time = {
    'aria-required': false,
    maxLength: 5,
    inputMode: 'decimal',
    autoComplete: 'off',
  } as const
  return (
    <SubmissionForm of={form} className="grid max-w-160 gap-5">
      <input type="hidden" name="version" value={hours.version} />
      {openers ? <LockNote text={t('locks.note')} openers={openers} /> : null}
      <Card note={t('incidents.opening_hours.note')} title={t('incidents.opening_hours.short')}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3.5">
          {days.flatMap(day => [
            <TextField key={`opens ${day}`} name={`opens_${day}`} {...time} />,
            <TextField key={`closes ${day}`} name={`closes_${day}`} {...time} />,
          ])}
        </div>
        <div className="mt-5 border-t border-line pt-5">
          <CheckboxField
            name="silent_when_closed"
            label={
              <>
                {t('incidents.opening_hours.silent')}
                <span className="block text-small text-muted">
                  {t('incidents.opening_hours.silent_note')}
                </span>
              </>
            }
          />
        </div>
      </Card>
      <div className="flex flex-wrap gap-2.5">
        {openers ? null : (
          <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="max-sm:grow">
            {t('actions.save')}
          </Button>
        )}
        <ButtonLink href={paths.businessUnit(locale, unit)} variant="secondary" className="max-sm:grow">
          {t('actions.cancel')}
        </ButtonLink>
      </div>
    </SubmissionForm>
  )
}
