import type { Zone } from '@bgm/api-client'
import { Breadcrumb, Button, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import { zoneSelectionSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { ListPagination } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { localiseTitle } from '#app/components/zone-text'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { reply, submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isSearchText, parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getPlaylistDetail, setDefaultPlaylist } from '#app/services/playlists.server'
import { listZones } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('music')

/** The search box is hidden if there are this many zones or fewer. */
const fewZones = 8

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.update')
  const { filter, page, ignored } = parseListQuery(args.request, { q: isSearchText })
  const [playlist, zones] = await Promise.all([
    getPlaylistDetail(api, args.params.id ?? ''),
    listZones(api, filter, page),
  ])
  redirectToLastPage(args.request, zones.pagination)
  return {
    playlist,
    zones: zones.data,
    pages: zones.pagination,
    ignored,
    isFiltered: ignored.length > 0 || filter.q !== undefined,
    locale: getLocale(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'zone.update')
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  const form = await readForm(args.request)
  return submit(form, zoneSelectionSchema, async ({ zones = '' }) => {
    const chosen = zones.split(',').filter(Boolean)
    if (chosen.length === 0) return reply(form, { '': [{ key: 'music.zones.none' }] }, 400)
    const { title } = await getPlaylistDetail(api, id)
    const count = await setDefaultPlaylist(api, id, chosen)
    const values = { title: title[locale], count: String(count) }
    return redirectAfterPost(paths.usePlaylist(locale, id), await flashSuccess('music.zones.saved', values))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'music.zones.title', { title: args.data?.playlist.title[args.data.locale] ?? '' })

/** Chooses the zones in which a playlist becomes the default or is scheduled. */
export default function UsePlaylist() {
  const { playlist, zones, pages, ignored, isFiltered } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const { getHref, pathname } = useListUrl()
  const form = useSubmission('use-playlist')
  const title = playlist.title[locale]
  const own = playlist.kind === 'own'
  return (
    <>
      <PageHeader
        title={t('music.zones.title', { title })}
        text={t('music.zones.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('music.title'), href: paths.music(locale) },
              {
                label: title,
                href: own ? paths.playlist(locale, playlist.id) : paths.curatedPlaylist(locale, playlist.id),
              },
              { label: t('music.use') },
            ]}
          />
        }
      />
      {pages.total > fewZones || isFiltered ? (
        <ListFilter placeholder={t('music.zones.search_placeholder')} ignored={ignored} keep={[]} />
      ) : null}
      {zones.length === 0 ? (
        <EmptyState
          title={t('lists.empty')}
          className="rounded-card border border-line bg-surface"
          action={<TextLink href={pathname}>{t('actions.clear_filters')}</TextLink>}
        >
          {t('music.zones.empty')}
        </EmptyState>
      ) : (
        <SubmissionForm of={form} key={`${pathname} ${pages.page}`} className="max-w-200">
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
            {zones.map(zone => (
              <ZoneChoice key={zone.id} zone={zone} playlist={playlist.id} />
            ))}
          </ul>
          {pages.page_count > 1 ? <ListPagination pages={pages} getHref={page => getHref({ page })} /> : null}
          <Button type="submit" busy={form.busy} busyLabel={t('words.saving')} className="mt-5 max-sm:w-full">
            {t('music.zones.set_default')}
          </Button>
        </SubmissionForm>
      )}
    </>
  )
}

function ZoneChoice({ zone, playlist }: { zone: Zone; playlist: string }) {
  const t = useText()
  const locale = useLocale()
  const schedules = useHasPermission()('schedule.update')
  const { default_playlist: chosen } = zone
  const now =
    chosen?.id === playlist
      ? t('music.zones.is_default')
      : chosen
        ? t('music.zones.default_now', { playlist: localiseTitle(chosen.title, locale) })
        : t('music.zones.no_default')
  return (
    <li className="flex items-center gap-3 pr-4 pl-2">
      <label className="flex min-h-16 min-w-0 flex-1 cursor-pointer items-center gap-3.5 py-2.5 pl-2 text-label">
        <input
          type="checkbox"
          name="zones"
          value={zone.id}
          disabled={chosen?.id === playlist}
          className="tick"
        />
        <span className="min-w-0 wrap-anywhere">
          <b className="block font-semibold">{zone.name}</b>
          <span className="block text-small text-muted">{zone.business_unit.name}</span>
          <span className="block text-small text-muted">{now}</span>
        </span>
      </label>
      {schedules ? (
        <TextLink
          href={`${paths.zoneSchedule(locale, zone.id, { add: 'all', playlist })}#schedule-panel`}
          aria-label={t('music.zones.schedule_named', { zone: zone.name })}
          className="py-2.5 text-label"
        >
          {t('music.zones.schedule')}
        </TextLink>
      ) : null}
    </li>
  )
}
