import { Button } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { RotateCw } from 'lucide-react'
import { ShownFor } from '#app/forms/shown-for'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Adds the renewals of all units of an order to the cart. */
export function OrderAgain({ order }: { order: string }) {
  const t = useText()
  return (
    <Form method="post" action={paths.cart(useLocale())} data-unguarded="">
      <ShownFor />
      <input type="hidden" name="form" value="cart-add" />
      <Button type="submit" name="order" value={order} variant="secondary" size="s">
        <RotateCw aria-hidden="true" strokeWidth={1.75} />
        {t('cart.again')}
      </Button>
    </Form>
  )
}
