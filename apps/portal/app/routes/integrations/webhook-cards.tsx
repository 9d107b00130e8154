import type { Webhook } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Card } from '@bgm/ui'
import { webhookSecretOverlapHours } from '@bgm/validation'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { WebhookFields } from './webhook-fields'

/** The URL and events of an endpoint, and buttons to test or re-enable it. */
export function WebhookSettings({ webhook: { url, events, state } }: { webhook: Webhook }) {
  const t = useText()
  const form = useSubmission('webhook', {
    schema: all => all.webhookSchema,
    saved: { webhook_url: url, events: events.join(',') },
    order: ['webhook_url', 'events'],
  })
  return (
    <Card title={t('integrations.webhooks.settings')}>
      <SubmissionForm of={form} className="grid gap-6">
        <WebhookFields />
        <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
      {state === 'disabled' ? (
        <FormButton id="webhook-enable" label={t('integrations.webhooks.enable')} />
      ) : (
        <FormButton id="webhook-test" label={t('integrations.webhooks.test')} />
      )}
    </Card>
  )
}

/** A form with a single button. */
function FormButton({ id, label }: { id: string; label: string }) {
  const t = useText()
  const form = useSubmission(id)
  return (
    <SubmissionForm of={form} className="mt-5 border-t border-line pt-5">
      <Button type="submit" variant="secondary" busy={form.busy} busyLabel={t('words.loading')}>
        {label}
      </Button>
    </SubmissionForm>
  )
}

/** The secret of an endpoint, which can be replaced but not shown. */
export function WebhookSecretCard({ webhook: { former_secret_until } }: { webhook: Webhook }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('integrations.webhooks.secret_title')} note={t('integrations.webhooks.secret_text')}>
      {former_secret_until === null ? null : (
        <p className="mb-3 text-label font-semibold">
          {t('integrations.webhooks.old_secret_until', {
            date: format.dateTime(former_secret_until, locale),
          })}
        </p>
      )}
      <p className="text-label text-muted">
        {t('integrations.webhooks.renew_text', { hours: webhookSecretOverlapHours })}
      </p>
      <FormButton id="webhook-secret" label={t('integrations.webhooks.renew')} />
    </Card>
  )
}
