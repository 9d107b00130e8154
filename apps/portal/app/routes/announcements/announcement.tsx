import type { AnnouncementDetail, AnnouncementOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, Button, ButtonLink, Card, Notice, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { withUpload } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { paths } from '#app/paths'
import { getAnnouncement, listAnnouncementOptions } from '#app/services/announcements.server'
import { useLocale, useText } from '#app/text'
import { AnnouncementFields, announcementFieldOrder, toFormValues } from './announcement-form'
import { handleAnnouncementForm } from './announcement-forms.server'
import { formatPlaces, formatSchedule, formatSeconds } from './announcement-text'
import { AudioField } from './audio-field'
import { PlayCard } from './play-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('announcements', 'schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'announcement.read')
  const announcement = await getAnnouncement(api, args.params.id ?? '')
  const options = announcement.editable ? await listAnnouncementOptions(api) : null
  return { announcement, options }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return withUpload(args.request, form => handleAnnouncementForm(args, api, form))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'announcements.one', { name: args.data?.announcement.name ?? '' })

export default function AnnouncementPage() {
  const { announcement, options } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { id, name, editable } = announcement
  return (
    <>
      <PageHeader
        title={name}
        text={`${formatSchedule(t, announcement, locale)}. ${formatPlaces(t, announcement)}.`}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('announcements.title'), href: paths.announcements(locale) }, { label: name }]}
          />
        }
        action={
          editable ? (
            <ButtonLink
              href={paths.deleteAnnouncement(locale, id)}
              variant="secondary"
              className="max-sm:w-full"
            >
              {t('announcements.delete')}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <div className="grid min-w-0 gap-5 xl:order-last">
          <ListenCard announcement={announcement} />
          {may('zone.control') ? <PlayCard announcement={announcement} /> : null}
          {editable ? <ReplaceCard /> : null}
        </div>
        {options ? (
          <EditForm key={announcement.version} announcement={announcement} options={options} />
        ) : may('announcement.update') ? (
          <Notice>{t('announcements.view_only')}</Notice>
        ) : null}
      </div>
    </>
  )
}

function ListenCard({ announcement }: { announcement: AnnouncementDetail }) {
  const t = useText()
  const locale = useLocale()
  const { id, name, revision, duration_ms, uploaded_by, uploaded_at, quiet } = announcement
  const date = format.date(uploaded_at, locale, 'Asia/Jakarta')
  return (
    <Card title={t('announcements.listen')} note={formatSeconds(t, duration_ms)}>
      {/* biome-ignore lint/a11y/useMediaCaption: its name describes the content; there is no transcript. */}
      <audio
        controls
        preload="none"
        src={paths.announcementAudio(id, revision)}
        aria-label={t('announcements.listen_to', { name })}
        className="w-full"
      />
      {quiet ? <p className="mt-3 text-small font-semibold text-warn">{t('announcements.quiet')}</p> : null}
      <p className="mt-3 text-small text-muted">
        {uploaded_by
          ? t('announcements.uploaded_by', { date, name: uploaded_by })
          : t('announcements.uploaded', { date })}
      </p>
    </Card>
  )
}

function ReplaceCard() {
  const t = useText()
  const form = useSubmission('announcement-audio')
  return (
    <Card title={t('announcements.audio.replace')} note={t('announcements.audio.replace_text')}>
      <SubmissionForm of={form} encType="multipart/form-data" className="grid gap-4">
        <AudioField />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t('words.saving')}>
          {t('announcements.audio.replace')}
        </Button>
      </SubmissionForm>
    </Card>
  )
}

function EditForm({
  announcement,
  options,
}: {
  announcement: AnnouncementDetail
  options: AnnouncementOptions
}) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('announcement', {
    schema: all => all.announcementFormSchema,
    saved: toFormValues(announcement, locale),
    order: announcementFieldOrder,
  })
  return (
    <SubmissionForm of={form} className="grid min-w-0 gap-5">
      <input type="hidden" name="version" value={announcement.version} />
      <AnnouncementFields options={options} />
      <SubmitButton of={form} className="justify-self-start max-sm:w-full">
        {t('actions.save')}
      </SubmitButton>
    </SubmissionForm>
  )
}
