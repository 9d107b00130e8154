import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react'
import { LockNote } from '#app/components/lock-note'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { getFieldErrors, isFormReply } from '#app/forms/reply'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { requirePermission } from '#app/http/permission.server'
import { getAccount } from '#app/services/account.server'
import { getUnitLocks } from '#app/services/groups.server'
import { listPlaylists } from '#app/services/playlists.server'
import { getSchedule, listScheduleCopySources } from '#app/services/schedules.server'
import { useText } from '#app/text'
import { canEditSchedule } from './can-edit-schedule'
import { DayList } from './day-list'
import { DeletedPlaylists } from './deleted-playlists'
import { getSlotEditorView, listSeasonSlots } from './editor-view'
import { ExceptionsCard } from './exceptions-card'
import { loadSchedulePlace, loadSchedulePreview, loadWeek } from './load-schedule.server'
import { PreviewForm } from './preview-form'
import { handleScheduleForm } from './schedule-forms.server'
import { ScheduleHeader } from './schedule-header'
import { SchedulePanel } from './schedule-panel'
import { getScheduleOwner, readScheduleView } from './view.server'
import { getLocalDateAndMinute } from './week'
import { WeekBar } from './week-bar'
import { WeekGrid } from './week-grid'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone', 'schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  if (args.params.id !== undefined) await requireValidId(args)
  await requirePermission(args, 'zone.read')
  const owner = getScheduleOwner(args)
  const now = Date.now()
  const view = readScheduleView(args.request, getLocalDateAndMinute(now, 'Asia/Jakarta').date)
  const [account, place, schedule] = await Promise.all([
    getAccount(api),
    loadSchedulePlace(api, owner),
    getSchedule(api, owner),
  ])
  const held = place.unit ? await getUnitLocks(api, place.unit.id) : null
  const locked = held?.locks.schedule === 'fixed'
  const week = await loadWeek(api, owner, view, schedule)
  const { panel } = view
  const [playlists, sources, preview] = await Promise.all([
    panel && panel.kind !== 'copy-day' && panel.kind !== 'copy-from' ? listPlaylists(api) : [],
    panel?.kind === 'copy-from' ? listScheduleCopySources(api, owner) : [],
    loadSchedulePreview(api, owner, view, week.time_zone),
  ])
  return {
    scope: owner.scope,
    edits: !locked && canEditSchedule(account, owner.scope),
    // Null unless the head office has locked the schedule.
    openers: locked ? (held?.openers ?? []) : null,
    limited: held?.locks.schedule === 'list',
    place,
    schedule,
    week,
    view,
    editor: getSlotEditorView(panel, listSeasonSlots(schedule, view.season)),
    playlists: playlists
      .filter(({ id }) => held?.locks.schedule !== 'list' || held.locks.allowed.schedule.includes(id))
      .map(({ id, title }) => ({ id, title })),
    sources,
    preview,
    now: getLocalDateAndMinute(now, week.time_zone),
    typed: getRecoveredValues(args.request, 'slot'),
  }
}
export type ScheduleData = Awaited<ReturnType<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  if (args.params.id !== undefined) await requireValidId(args)
  return handleScheduleForm(args, api, await readForm(args.request))
}

const hasConflict = (result: unknown) =>
  isFormReply(result) &&
  getFieldErrors(result.result)['']?.some(({ key }) => key === 'errors.changed-meanwhile') === true

/** After a conflict, the page shows the latest version, which the next attempt will change. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  hasConflict(actionResult) || defaultShouldRevalidate

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'schedule.title', { name: args.data?.schedule.name ?? '' })

export default function SchedulePage() {
  const data = useLoaderData<typeof loader>()
  const t = useText()
  const { edits } = data
  return (
    <>
      <ScheduleHeader data={data} edits={edits} />
      {edits ? <SchedulePanel data={data} /> : null}
      <WeekBar data={data} />
      <PreviewForm preview={data.preview} view={data.view} timeZone={data.week.time_zone} />
      {data.openers ? <LockNote text={t('locks.note')} openers={data.openers} /> : null}
      {data.limited && edits ? <p className="mb-4 text-small text-muted">{t('locks.list')}</p> : null}
      {edits || data.openers ? null : <p className="mb-4 text-label text-muted">{t('schedule.view_only')}</p>}
      <DeletedPlaylists data={data} />
      {data.view.list ? null : <WeekGrid data={data} edits={edits} />}
      <DayList data={data} edits={edits} />
      <ExceptionsCard data={data} edits={edits} />
    </>
  )
}
