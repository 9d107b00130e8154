import type { PaymentAttempt } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, TextLink } from '@bgm/ui'
import { formatPaymentMethod } from '#app/components/payment-method'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { isOpenPayment } from '#app/services/payment-options'
import { useLocale, useText } from '#app/text'

type OpenPaymentsProps = {
  attempts: PaymentAttempt[]
  getHref: (attempt: PaymentAttempt) => string
  /** Whether the payments can be cancelled on this page. */
  cancellable: boolean
}

/** Payments that were started but not finished; several at once are harmless. */
export function OpenPayments({ attempts, getHref, cancellable }: OpenPaymentsProps) {
  const t = useText()
  const open = attempts.filter(isOpenPayment)
  if (open.length === 0) return null
  return (
    <Card title={t('payments.open.title')} note={t('payments.open.text')} className="mt-6">
      <ul className="divide-y divide-line">
        {open.map(attempt => (
          <OpenPayment key={attempt.id} attempt={attempt} href={getHref(attempt)} cancellable={cancellable} />
        ))}
      </ul>
    </Card>
  )
}

type OpenPaymentProps = {
  attempt: PaymentAttempt
  href: string
  cancellable: boolean
}

function OpenPayment({ attempt, href, cancellable }: OpenPaymentProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission(`cancel-payment-${attempt.id}`)
  const way = formatPaymentMethod(t, attempt.method)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2">
      <span className="text-label">
        {t('payments.open.item', { way, date: format.dateTime(attempt.expires_at, locale) })}
      </span>
      {attempt.complete ? (
        <span className="flex items-center gap-4">
          <TextLink href={href} className="inline-flex min-h-11 items-center text-label">
            {t('payments.open.resume')} <span className="sr-only">{way}</span>
          </TextLink>
          {cancellable ? (
            <SubmissionForm of={form}>
              <input type="hidden" name="payment" value={attempt.id} />
              <SubmitButton of={form} variant="quiet" size="s">
                {t('payments.open.cancel')} <span className="sr-only">{way}</span>
              </SubmitButton>
            </SubmissionForm>
          ) : null}
        </span>
      ) : (
        <span className="text-small text-muted">{t('payments.open.together')}</span>
      )}
    </li>
  )
}
