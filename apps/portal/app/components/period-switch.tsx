import { SegmentedControl } from '@bgm/ui'
import { defaultBillingPeriod } from '@bgm/validation'
import { useFormField } from '#app/forms/use-form-field'
import { useText } from '#app/text'

/** Switches between monthly and yearly billing. */
export function BillingPeriodControl() {
  const t = useText()
  const { meta } = useFormField('billing_period')
  return (
    <SegmentedControl
      name={meta.name}
      className="justify-self-start"
      label={t('packages.choose_period')}
      defaultValue={meta.defaultValue ?? defaultBillingPeriod}
      options={[
        { value: 'monthly', label: t('packages.monthly') },
        { value: 'yearly', label: t('packages.yearly') },
      ]}
    />
  )
}
