import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { announcementFormSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { withUpload } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { reply, submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createAnnouncement, listAnnouncementOptions } from '#app/services/announcements.server'
import { useLocale, useText } from '#app/text'
import { AnnouncementFields, announcementFieldOrder, toFormValues } from './announcement-form'
import { AudioField } from './audio-field'

export { clientAction } from '#app/forms/client-action'

await loadMessages('announcements', 'schedule')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'announcement.update')
  const options = await listAnnouncementOptions(api)
  return { options }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  // The body is read before the first call, so that it can be restored if the session has ended.
  return withUpload(args.request, async form => {
    await requirePermission(args, 'announcement.update')
    return submit(form, announcementFormSchema, async announcement => {
      const { audio } = form.files
      if (!audio) return reply(form, { audio: [{ key: 'validation.audio_required' }] }, 400)
      const { id, name } = await createAnnouncement(api, announcement, audio)
      return redirectAfterPost(
        paths.announcement(locale, id),
        await flashSuccess('announcements.created', { name }),
      )
    })
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'announcements.new_title')

export default function NewAnnouncement() {
  const { options } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const initial = toFormValues(null, locale)
  const form = useSubmission('new-announcement', {
    schema: all => all.announcementFormSchema,
    saved: { ...initial, ...(options.everywhere ? {} : { everywhere: '' }) },
    order: announcementFieldOrder,
  })
  return (
    <>
      <PageHeader
        title={t('announcements.new_title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('announcements.title'), href: paths.announcements(locale) },
              { label: t('announcements.new_title') },
            ]}
          />
        }
      />
      <SubmissionForm of={form} encType="multipart/form-data" className="grid max-w-190 gap-5">
        <Card title={t('announcements.audio.title')} note={t('announcements.audio.text')}>
          <AudioField />
        </Card>
        <AnnouncementFields options={options} />
        <SubmitButton of={form} className="justify-self-start max-sm:w-full">
          {t('announcements.create')}
        </SubmitButton>
      </SubmissionForm>
    </>
  )
}
