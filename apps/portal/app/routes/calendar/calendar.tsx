import { Breadcrumb, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getUnit } from '#app/services/business-units.server'
import { getUnitCalendar } from '#app/services/schedules.server'
import { useLocale, useText } from '#app/text'
import { CalendarForm } from './calendar-form'
import { handleCalendarForm } from './calendar-forms.server'
import { DatesCard } from './dates-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'schedule.update')
  const id = args.params.id ?? ''
  const [{ unit }, calendar] = await Promise.all([getUnit(api, id), getUnitCalendar(api, id)])
  return { unit: { id: unit.id, name: unit.name }, calendar }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleCalendarForm(args, api)
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'schedule.calendar.title', { name: args.data?.unit.name ?? '' })

export default function CalendarPage() {
  const { unit, calendar } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('schedule.calendar.title', { name: unit.name })}
        text={t('schedule.calendar.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: unit.name, href: paths.businessUnit(locale, unit.id) },
              { label: t('schedule.calendar.short') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <CalendarForm unit={unit.id} calendar={calendar} />
        <DatesCard calendar={calendar} />
      </div>
    </>
  )
}
