import type { OrderRequestDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList } from '@bgm/ui'
import { Check } from 'lucide-react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { TextareaField } from '#app/forms/textarea-field'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

type Props = { request: OrderRequestDetail }

/** What is asked for, and what the member can do about it. */
export function DecisionCard({ request }: Props) {
  const t = useText()
  const { state, own, obstacle, units, purchase_order, cost_centre, deciders } = request
  const isOpen = state === 'requested'
  const decides = isOpen && obstacle === null
  const names = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(deciders)
  return (
    <Card title={t(decides ? 'approval.decide.title' : 'approval.list.request')}>
      <SummaryList
        items={[
          { term: t('approval.request.facts.units'), detail: units },
          ...(purchase_order ? [{ term: t('approval.request.facts.order'), detail: purchase_order }] : []),
          ...(cost_centre ? [{ term: t('approval.request.facts.centre'), detail: cost_centre }] : []),
          ...(isOpen && deciders.length > 0
            ? [
                {
                  term: t(decides ? 'approval.request.facts.also' : 'approval.request.facts.deciders'),
                  detail: names,
                },
              ]
            : []),
        ]}
      />
      {isOpen && obstacle ? (
        <p className="mt-4 text-label text-muted">{t(`approval.obstacles.${obstacle}`)}</p>
      ) : null}
      {decides ? <Approve request={request} /> : null}
      {isOpen && (decides || obstacle === 'lines') ? <Decline request={request} /> : null}
      {isOpen && own ? <Withdraw /> : null}
    </Card>
  )
}

function Approve({ request }: Props) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('approve')
  const { current_total: total, requester } = request
  return (
    <SubmissionForm of={form} className="mt-5 grid gap-3">
      <input type="hidden" name="expected_total" value={total} />
      <SubmitButton of={form}>
        <Check aria-hidden="true" strokeWidth={1.75} />
        {t('approval.decide.approve', { total: format.rupiah(total, locale) })}
      </SubmitButton>
      <p className="text-small text-muted">{t('approval.decide.after', { name: requester })}</p>
    </SubmissionForm>
  )
}

function Decline({ request: { requester } }: Props) {
  const t = useText()
  const form = useSubmission('decline', {
    schema: all => all.declineRequestSchema,
    order: ['decline_reason'],
  })
  return (
    <SubmissionForm of={form} className="mt-5 grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="requester" value={requester} />
      <TextareaField name="decline_reason" hint={t('approval.decide.decline_hint', { name: requester })} />
      <SubmitButton of={form} variant="secondary">
        {t('approval.decide.decline')}
      </SubmitButton>
    </SubmissionForm>
  )
}

function Withdraw() {
  const t = useText()
  const form = useSubmission('withdraw')
  return (
    <SubmissionForm of={form} className="mt-5 grid gap-3">
      <SubmitButton of={form} variant="secondary">
        {t('approval.withdraw')}
      </SubmitButton>
    </SubmissionForm>
  )
}
