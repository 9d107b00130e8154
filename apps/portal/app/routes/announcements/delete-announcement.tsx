import { Breadcrumb, Button, ButtonLink, Card, PageHeader } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAnnouncement, removeAnnouncement } from '#app/services/announcements.server'
import { useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('announcements')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'announcement.update')
  const { id, name } = await getAnnouncement(api, args.params.id ?? '')
  return { id, name }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'announcement.update')
  const id = args.params.id ?? ''
  return submit(args.request, formObject({}), async () => {
    const { name } = await getAnnouncement(api, id)
    await removeAnnouncement(api, id)
    const notice = await flashSuccess('announcements.deleted', { name })
    return redirectAfterPost(paths.announcements(getLocale(args.request)), notice)
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'announcements.delete_title', { name: args.data?.name ?? '' })

export default function DeleteAnnouncement() {
  const { id, name } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('delete-announcement')
  return (
    <>
      <PageHeader
        title={t('announcements.delete_title', { name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('announcements.title'), href: paths.announcements(locale) },
              { label: name, href: paths.announcement(locale, id) },
              { label: t('announcements.delete') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <p>{t('announcements.delete_text')}</p>
        <SubmissionForm of={form} className="mt-6 flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full">
          <ButtonLink href={paths.announcement(locale, id)} variant="secondary">
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
            {t('announcements.delete_confirm')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
