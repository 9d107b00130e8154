import type { WithholdingOffer } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, Fieldset, RadioCard } from '@bgm/ui'
import { useFieldProps } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'

export const withholdingChoiceFormId = 'choose-withholding'

/** Whether PPh 23 is withheld from the payment. */
export function WithholdingChoice({ offer, total }: { offer: WithholdingOffer; total: number }) {
  const t = useText()
  const form = useSubmission(withholdingChoiceFormId, {
    schema: all => all.withholdingChoiceSchema,
    saved: { withhold: offer.chosen ? 'yes' : 'no' },
  })
  return (
    <Card title={t('payments.withholding.title')} note={t('payments.withholding.text')} className="mt-6">
      <SubmissionForm of={form} className="grid gap-4">
        <Choices offer={offer} total={total} />
        <SubmitButton of={form} variant="secondary" className="justify-self-start max-sm:w-full">
          {t('payments.withholding.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}

function Choices({ offer, total }: { offer: WithholdingOffer; total: number }) {
  const t = useText()
  const locale = useLocale()
  const { meta, group } = useFieldProps({ name: 'withhold' })
  const money = (amount: number) => format.rupiah(amount, locale)
  const rate = `${offer.rate}%`
  return (
    <Fieldset {...group}>
      <div className="grid gap-2.5">
        <RadioCard
          name="withhold"
          value="no"
          defaultChecked={meta.initialValue !== 'yes'}
          label={t('payments.withholding.no', { total: money(total) })}
        />
        <RadioCard
          name="withhold"
          value="yes"
          defaultChecked={meta.initialValue === 'yes'}
          label={t('payments.withholding.yes', { rate, payable: money(total - offer.amount) })}
          description={t('payments.withholding.yes_text', { amount: money(offer.amount) })}
        />
      </div>
    </Fieldset>
  )
}
