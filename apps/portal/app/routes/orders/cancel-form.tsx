import type { Order } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { buttonVariants, ConfirmLink } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Cancelling = Pick<Order, 'id' | 'number' | 'voucher_code'>

/** The cancel confirmation, on its own page or, with `close`, in a dialog. */
export function CancelForm({ order, close }: { order: Cancelling; close?: () => void }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('cancel')
  const look = buttonVariants({ variant: 'secondary' })
  return (
    <SubmissionForm of={form} action={paths.cancelOrder(locale, order.id)}>
      <p>{t('ordering.cancel.text')}</p>
      {order.voucher_code ? (
        <p className="mt-2">{t('ordering.cancel.voucher', { code: order.voucher_code })}</p>
      ) : null}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        {close ? (
          <button type="button" onClick={close} className={look}>
            {t('ordering.cancel.keep')}
          </button>
        ) : (
          <Link to={paths.order(locale, order.id)} className={look}>
            {t('ordering.cancel.keep')}
          </Link>
        )}
        <SubmitButton of={form} variant="danger">
          {t('ordering.cancel.confirm')}
        </SubmitButton>
      </div>
    </SubmissionForm>
  )
}

export function CancelLink({ order }: { order: Cancelling }) {
  const t = useText()
  const locale = useLocale()
  return (
    <ConfirmLink
      href={paths.cancelOrder(locale, order.id)}
      label={t('ordering.cancel.action')}
      title={t('ordering.cancel.title', { number: format.nonBreaking(order.number) })}
      closeLabel={t('actions.close')}
      className={buttonVariants({ variant: 'secondary', size: 's' })}
    >
      {close => <CancelForm order={order} close={close} />}
    </ConfirmLink>
  )
}
