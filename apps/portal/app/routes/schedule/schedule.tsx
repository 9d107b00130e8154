import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getInterruptedValues } from '#app/http/form-recovery.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { listPlaylists } from '#app/services/playlists.server'
import { getSchedule, getZone } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { DaySlots } from './day-slots'
import { loadPreview } from './preview.server'
import { PreviewForm } from './preview-form'
import { handleScheduleForm } from './schedule-forms.server'
import { SlotEditor } from './slot-editor'
import { readSlotView } from './slot-view.server'
import { weekdays } from './week'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone', 'schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const id = args.params.id ?? ''
  const [zone, schedule] = await Promise.all([getZone(api, id), getSchedule(api, id)])
  const view = readSlotView(args.request, schedule)
  const [playlists, preview] = await Promise.all([
    view ? listPlaylists(api) : [],
    loadPreview(args.request, api, zone),
  ])
  const { name, business_unit, time_zone } = zone
  return {
    zone: { id, name, business_unit, time_zone },
    schedule,
    view: view && { ...view, playlists: playlists.map(({ id, title }) => ({ id, title })) },
    preview,
    typed: getInterruptedValues(args.request, 'slot'),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleScheduleForm(args, api, await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'schedule.title', { name: args.data?.zone.name ?? '' })

export default function Schedule() {
  const { zone, schedule, view, preview, typed } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const edits = useHasPermission()('schedule.update')
  const { default_playlist: rest } = schedule
  return (
    <>
      <PageHeader
        title={t('schedule.title', { name: zone.name })}
        text={t('schedule.local', {
          unit: zone.business_unit.name,
          zone: format.timeZoneName(zone.time_zone),
        })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('zones.title'), href: paths.zones(locale) },
              { label: zone.name, href: paths.zone(locale, zone.id) },
              { label: t('zones.schedule') },
            ]}
          />
        }
        action={
          edits ? (
            <ButtonLink
              href={`${paths.zoneSchedule(locale, zone.id, { add: 'all' })}#slot-editor`}
              className="max-sm:w-full"
            >
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('schedule.add')}
            </ButtonLink>
          ) : null
        }
      />
      {view && edits ? <SlotEditor key={view.key} zone={zone.id} view={view} typed={typed} /> : null}
      <PreviewForm preview={preview} timeZone={zone.time_zone} />
      {edits ? null : <p className="mb-4 text-label text-muted">{t('schedule.view_only')}</p>}
      {schedule.slots.length + schedule.inherited.length === 0 ? (
        <p className="mb-4 text-label">{t('schedule.empty')}</p>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {weekdays.map(day => (
          <DaySlots key={day} day={day} zone={zone.id} schedule={schedule} edits={edits} />
        ))}
      </div>
      <p className="mt-5 text-label text-muted">
        {rest
          ? t('schedule.rest', { playlist: formatPlaylistTitle(t, rest, locale) })
          : t('schedule.rest_none')}
      </p>
    </>
  )
}
