import { format } from '@bgm/i18n'
import { Card, Notice } from '@bgm/ui'
import { useActionData } from '@remix-run/react'
import { CopyButton } from '#app/components/copy-button'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

export const paymentLinkFormId = 'pay-link'

/** Creates a link with which anyone can pay several orders at once. */
export function SelectionLinkCard() {
  const t = useText()
  const created = useCreatedLink()
  const create = useSubmission(paymentLinkFormId)
  return (
    <Card title={t('payments.link.title')} note={t('payments.several.link_text')}>
      {created ? <CreatedLink {...created} /> : null}
      <SubmissionForm of={create}>
        <SubmitButton of={create} variant="secondary">
          {t(created ? 'payments.link.replace' : 'payments.link.create')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

/** Creates and revokes the link with which anyone can pay an order. Its URL is shown once, after creation. */
export function PaymentLinkCard({ link }: { link: { expires_at: string } | null }) {
  const t = useText()
  const locale = useLocale()
  const created = useCreatedLink()
  const create = useSubmission(paymentLinkFormId)
  const revoke = useSubmission('pay-link-revocation')
  return (
    <Card title={t('payments.link.title')} note={t('payments.link.text')}>
      {created ? <CreatedLink {...created} /> : null}
      {link && !created ? (
        <p className="mb-4 text-label">
          {t('payments.link.replace_text', { date: format.dateTime(link.expires_at, locale) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmissionForm of={create}>
          <SubmitButton of={create} variant="secondary">
            {t(link || created ? 'payments.link.replace' : 'payments.link.create')}
          </SubmitButton>
        </SubmissionForm>
        {link || created ? (
          <SubmissionForm of={revoke}>
            <SubmitButton of={revoke} variant="quiet">
              {t('payments.link.revoke')}
            </SubmitButton>
          </SubmissionForm>
        ) : null}
      </div>
    </Card>
  )
}

function CreatedLink({ url, expires_at }: { url: string; expires_at: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Notice
      tone="ok"
      role="status"
      className="mb-4"
      action={<CopyButton text={url} what={t('payments.link.address')} variant="ink" />}
    >
      <p>{t('payments.link.created')}</p>
      <p className="mt-1 font-semibold wrap-anywhere select-all">{url}</p>
      <p className="mt-1 text-small">
        {t('payments.link.until', { date: format.dateTime(expires_at, locale) })}
      </p>
    </Notice>
  )
}

function useCreatedLink() {
  const reply: unknown = useActionData()
  return isCreatedLink(reply) ? reply.link : null
}

const isCreatedLink = (reply: unknown): reply is { link: { url: string; expires_at: string } } =>
  typeof reply === 'object' &&
  reply !== null &&
  'link' in reply &&
  typeof reply.link === 'object' &&
  reply.link !== null &&
  'url' in reply.link
