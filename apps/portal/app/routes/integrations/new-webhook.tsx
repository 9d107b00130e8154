import { randomUUID } from 'node:crypto'
import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { webhookSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { SubmissionForm } from '#app/forms/submission-form'
import { submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashSecret, flashSuccess } from '#app/http/flash.server'
import { getRecoveredValues } from '#app/http/form-recovery.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createWebhook } from '#app/services/integrations.server'
import { useLocale, useText } from '#app/text'
import { WebhookFields } from './webhook-fields'

export { clientAction } from '#app/forms/client-action'

await loadMessages('integrations')

export async function loader(args: LoaderFunctionArgs) {
  requireApi(args)
  await requirePermission(args, 'integration.manage')
  const saved = getRecoveredValues(args.request, 'new-webhook')
  return { saved, submissionKey: saved.submission_key ?? randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'integration.manage')
  return submit(args.request, webhookSchema, async values => {
    const { secret, webhook } = await createWebhook(api, values)
    const cookies = [
      await flashSecret({ name: webhook.id, secret }),
      await flashSuccess('integrations.webhooks.added'),
    ]
    return redirectAfterPost(paths.webhook(getLocale(args.request), webhook.id), ...cookies)
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'integrations.webhooks.new_title')

export default function NewWebhook() {
  const { saved, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('new-webhook', {
    schema: all => all.webhookSchema,
    saved,
    order: ['webhook_url', 'events'],
  })
  return (
    <>
      <PageHeader
        title={t('integrations.webhooks.new_title')}
        text={t('integrations.webhooks.note')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('integrations.title'), href: paths.integrations(locale) },
              { label: t('integrations.webhooks.new_title') },
            ]}
          />
        }
      />
      <Card className="max-w-160">
        <SubmissionForm of={form} className="grid gap-6">
          <input type="hidden" name="submission_key" defaultValue={submissionKey} />
          <WebhookFields />
          <SubmitButton of={form} className="justify-self-start">
            {t('integrations.webhooks.create')}
          </SubmitButton>
        </SubmissionForm>
      </Card>
    </>
  )
}
