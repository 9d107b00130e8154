import type { Announcement } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { withUpload } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getRole } from '#app/services/account.server'
import { listAnnouncementOptions, listAnnouncements } from '#app/services/announcements.server'
import { useLocale, useText } from '#app/text'
import { handleQuickAnnouncement } from './announcement-forms.server'
import { formatPlaces, formatSchedule, formatSeconds } from './announcement-text'
import { QuickAnnouncement } from './quick-announcement'

export { clientAction } from '#app/forms/client-action'

await loadMessages('announcements', 'schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'announcement.read')
  const edits = hasPermission(await getRole(api), 'announcement.update')
  const [announcements, options] = await Promise.all([
    listAnnouncements(api),
    edits ? listAnnouncementOptions(api) : null,
  ])
  return { ...announcements, options }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return withUpload(args.request, form => handleQuickAnnouncement(args, api, form))
}

export const meta: MetaFunction = args => pageTitle(args, 'announcements.title')

export default function Announcements() {
  const { data, storage, options } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const edits = useHasPermission()('announcement.update')
  const megabytes = (bytes: number) => format.number(Math.round(bytes / 1024 / 102.4) / 10, locale)
  const create = (
    // This link loads the full page, because the document's headers decide whether the microphone is
    // available.
    <ButtonLink href={paths.newAnnouncement(locale)} className="max-sm:w-full">
      <Plus aria-hidden="true" strokeWidth={1.75} />
      {t('announcements.create')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('announcements.title')}
        text={t('announcements.text')}
        action={edits && data.length > 0 ? create : null}
      />
      {options ? <QuickAnnouncement options={options} /> : null}
      {data.length > 0 ? (
        <>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.map(one => (
              <AnnouncementRow key={one.id} announcement={one} />
            ))}
          </ul>
          <p className="mt-4 text-small text-muted tabular-nums">
            {t('announcements.storage', {
              count: storage.count,
              max: storage.max_count,
              used: megabytes(storage.bytes),
              most: megabytes(storage.max_bytes),
            })}
          </p>
        </>
      ) : (
        <EmptyState
          title={t('announcements.empty_title')}
          className="rounded-card border border-line bg-surface"
          action={edits ? create : undefined}
        >
          {t('announcements.empty_text')} {edits ? null : t('announcements.empty_reader')}
        </EmptyState>
      )}
    </>
  )
}

function AnnouncementRow({ announcement }: { announcement: Announcement }) {
  const t = useText()
  const locale = useLocale()
  const { id, name, revision, duration_ms, gap_minutes, per_hour, quiet } = announcement
  return (
    <li className="grid items-center gap-x-6 gap-y-3 p-[clamp(18px,2vw,28px)] md:grid-cols-[minmax(0,1fr)_minmax(0,300px)]">
      <div className="min-w-0">
        <TextLink href={paths.announcement(locale, id)} className="font-semibold wrap-anywhere">
          {name}
        </TextLink>
        <p className="mt-1 text-label wrap-anywhere">{formatSchedule(t, announcement, locale)}</p>
        <p className="mt-1 text-small text-muted wrap-anywhere">{formatPlaces(t, announcement)}</p>
        <p className="text-small text-muted">
          {formatSeconds(t, duration_ms)}
          {t('words.separator')}
          {t('announcements.limits', { minutes: gap_minutes, count: per_hour })}
        </p>
        {quiet ? <p className="mt-1 text-small font-semibold text-warn">{t('announcements.quiet')}</p> : null}
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: its name describes the content; there is no transcript. */}
      <audio
        controls
        preload="none"
        src={paths.announcementAudio(id, revision)}
        aria-label={t('announcements.listen_to', { name })}
        className="w-full"
      />
    </li>
  )
}
