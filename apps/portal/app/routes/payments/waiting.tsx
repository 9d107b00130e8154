import { buttonVariants, Disclosure, LeafCard } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { getBankName } from '#app/components/payment-method'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { PaymentDetails } from './instructions'
import { NextSteps } from './next-steps'
import type { PaymentView } from './payment-view'
import { TimeLeft } from './time-left'

/** The page for a pending payment: the number, the amount and the remaining time, in this order. */
export function WaitingPage({ view }: { view: PaymentView }) {
  const t = useText()
  const { attempt, code, now, bill } = view
  const { instructions } = attempt
  const kind = instructions?.kind === 'qr' ? 'qr' : instructions ? 'va' : 'page'
  const zones = bill.orders.reduce((sum, order) => sum + order.zone_count, 0)
  return (
    <>
      <Heading view={view} kind={kind} />
      <LeafCard className="mt-5">
        <PaymentDetails attempt={attempt} code={code} />
        <div className="border-t border-line pt-5">
          <TimeLeft from={attempt.created_at} until={attempt.expires_at} now={now} />
        </div>
      </LeafCard>
      {kind === 'va' ? (
        <Disclosure summary={t('payments.waiting.how')} className="mt-4 border-b">
          {t(instructions?.kind === 'bill' ? 'payments.waiting.how_bill' : 'payments.waiting.how_va')}
        </Disclosure>
      ) : null}
      <NextSteps zones={zones} kind={kind} />
      <p className="mt-4 text-small text-muted">{t('payments.waiting.close')}</p>
      <WaitingActions view={view} />
    </>
  )
}

function Heading({ view, kind }: { view: PaymentView; kind: 'va' | 'qr' | 'page' }) {
  const t = useText()
  const bank = getBankName(view.attempt.method)
  return (
    <h1 className="text-title">
      {kind === 'page'
        ? t('payments.waiting.page_title')
        : kind === 'qr'
          ? t('payments.waiting.qr_title')
          : t('payments.waiting.va_title', { bank })}
    </h1>
  )
}

function WaitingActions({ view: { links, cancellable } }: { view: PaymentView }) {
  const t = useText()
  const form = useSubmission('cancel-payment')
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 max-sm:grid">
      <Link to={links.pay} className={buttonVariants({ variant: 'secondary' })}>
        {t('payments.waiting.other_way')}
      </Link>
      <Link to={links.here} preventScrollReset className={buttonVariants({ variant: 'quiet' })}>
        {t('payments.waiting.paid_already')}
      </Link>
      {cancellable ? (
        <SubmissionForm of={form} className="grid">
          <SubmitButton of={form} variant="quiet">
            {t('payments.waiting.cancel')}
          </SubmitButton>
        </SubmissionForm>
      ) : null}
    </div>
  )
}
