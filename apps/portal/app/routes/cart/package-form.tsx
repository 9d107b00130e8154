import type { CartLine } from '@bgm/api-client'
import { Button, Field, Select } from '@bgm/ui'
import { billingPeriods, defaultBillingPeriod } from '@bgm/validation'
import { Form } from '@remix-run/react'
import { ShownFor } from '#app/forms/shown-for'
import type { Package } from '#app/services/packages'
import { useText } from '#app/text'

type PackageFormProps = {
  offers: Package[]
  units: number
  /** A line whose package and period are offered first. */
  current: Pick<CartLine, 'package' | 'billing_period'> | undefined
}

/** Sets the package and the period of all new subscriptions in the cart. */
export function PackageForm({ offers, units, current }: PackageFormProps) {
  const t = useText()
  return (
    <Form
      method="post"
      preventScrollReset
      data-unguarded=""
      className="grid items-end gap-x-3.5 gap-y-3 border-b border-line bg-sunken/50 p-4.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <ShownFor />
      <input type="hidden" name="form" value="cart-package" />
      <Field id="cart-package" label={t('cart.package_all')}>
        <Select
          name="package"
          defaultValue={current?.package?.key}
          options={offers.map(({ key, title }) => ({ value: key, label: title }))}
        />
      </Field>
      <Field id="cart-period" label={t('cart.period')}>
        <Select
          name="billing_period"
          defaultValue={current?.billing_period ?? defaultBillingPeriod}
          options={billingPeriods.map(period => ({
            value: period,
            label: t(`options.billing_period.${period}`),
          }))}
        />
      </Field>
      <Button type="submit" variant="secondary" className="min-h-12.5">
        {t('cart.apply', { units: t('words.units', { count: units }) })}
      </Button>
    </Form>
  )
}
