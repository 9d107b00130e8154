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
import { getWebhook, removeWebhook } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.manage')
  return getWebhook(api, args.params.id ?? '')
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'integration.manage')
  const id = args.params.id ?? ''
  return submit(args.request, formObject({}), async () => {
    await removeWebhook(api, id)
    const notice = await flashSuccess('integrations.webhooks.removed')
    return redirectAfterPost(paths.integrations(getLocale(args.request)), notice)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.webhooks.remove_title')

/** Asks for confirmation before an endpoint and its deliveries are deleted. */
export default function RemoveWebhook() {
  const { id, url } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('remove-webhook')
  return (
    <>
      <PageHeader
        title={t('integrations.webhooks.remove_title')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('integrations.title'), href: paths.integrations(locale) },
              { label: t('integrations.webhooks.remove') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <p>{t('integrations.webhooks.remove_text', { url: new URL(url).host })}</p>
        <SubmissionForm of={form} className="mt-6 flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full">
          <ButtonLink href={paths.webhook(locale, id)} variant="secondary">
            {t('actions.cancel')}
          </ButtonLink>
          <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
            {t('integrations.webhooks.remove')}
          </Button>
        </SubmissionForm>
      </Card>
    </>
  )
}
