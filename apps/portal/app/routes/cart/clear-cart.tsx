import { Button } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { ShownFor } from '#app/forms/shown-for'
import { useText } from '#app/text'

/** Removes all lines, after a confirmation that needs no JavaScript. */
export function ClearCart() {
  const t = useText()
  return (
    <details className="text-label">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-muted underline underline-offset-4">
        {t('cart.leave')}
      </summary>
      <Form
        method="post"
        data-unguarded=""
        className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4"
      >
        <ShownFor />
        <input type="hidden" name="form" value="cart-clear" />
        <p className="min-w-0 flex-1 basis-60">{t('cart.leave_text')}</p>
        <Button type="submit" variant="secondary" size="s">
          {t('cart.leave_confirm')}
        </Button>
      </Form>
    </details>
  )
}
