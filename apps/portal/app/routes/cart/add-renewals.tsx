import { Button } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { ShownFor } from '#app/forms/shown-for'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Adds the renewals of all units whose subscription ends soon. */
export function AddRenewals() {
  const t = useText()
  return (
    <Form method="post" action={paths.cart(useLocale())} data-unguarded="" className="max-sm:w-full">
      <ShownFor />
      <input type="hidden" name="form" value="cart-add" />
      <Button
        type="submit"
        name="ending"
        value="on"
        variant="secondary"
        title={t('cart.ending.text')}
        className="max-sm:w-full"
      >
        {t('cart.ending.action')}
      </Button>
    </Form>
  )
}
