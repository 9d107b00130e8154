import type { QuotationDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card, Notice } from '@bgm/ui'
import { ApprovalNeedNote } from '#app/components/approval-need'
import { ConfirmOrder } from '#app/components/confirm-order'
import { ReferenceFields } from '#app/components/reference-fields'
import { useHasPermission } from '#app/components/use-has-permission'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Props = { quotation: QuotationDetail; submissionKey: string }

/** Orders the quotation or asks for its approval, or says what has become of it. */
export function OrderCard({ quotation, submissionKey }: Props) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { order, request, obstacle, approval, current_total: current, total } = quotation
  const money = (amount: number) => format.rupiah(amount, locale)
  if (order)
    return (
      <Card title={t('quotations.ordered')}>
        <ButtonLink href={paths.order(locale, order.id)} variant="secondary" className="w-full">
          {order.number}
        </ButtonLink>
      </Card>
    )
  if (request)
    return (
      <Card title={t('approval.pending.title')}>
        <ButtonLink href={paths.orderRequest(locale, request)} variant="secondary" className="w-full">
          {t('approval.pending.open')}
        </ButtonLink>
      </Card>
    )
  if (obstacle) return <Notice tone="warn">{t(`quotations.obstacles.${obstacle}`)}</Notice>
  if (!may('order.create')) return null
  return (
    <Card title={t('quotations.order_title')}>
      {current < total ? (
        <p className="text-label text-muted">{t('quotations.less', { total: money(current) })}</p>
      ) : null}
      {approval ? (
        <Ask quotation={{ current_total: current, approval }} />
      ) : (
        <ConfirmOrder
          total={current}
          submissionKey={submissionKey}
          label={t('quotations.order', { total: money(current) })}
          note={t('ordering.summary.payment')}
          approval={null}
        />
      )}
    </Card>
  )
}

type AskProps = {
  quotation: Pick<QuotationDetail, 'current_total'> & {
    approval: NonNullable<QuotationDetail['approval']>
  }
}

function Ask({ quotation: { current_total: total, approval } }: AskProps) {
  const t = useText()
  const form = useSubmission('ask', {
    schema: all => all.askQuotationSchema,
    order: ['purpose', 'purchase_order', 'cost_centre'],
  })
  return (
    <SubmissionForm of={form} className="mt-3 grid gap-4">
      <input type="hidden" name="expected_total" value={total} />
      <ApprovalNeedNote need={approval} />
      {approval.deciders.length > 0 ? (
        <>
          <TextareaField name="purpose" hint={t('approval.purpose_hint')} />
          <ReferenceFields />
          <SubmitButton of={form}>{t('approval.ask')}</SubmitButton>
        </>
      ) : null}
    </SubmissionForm>
  )
}
