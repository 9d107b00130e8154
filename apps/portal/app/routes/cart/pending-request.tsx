import { format } from '@bgm/i18n'
import { ButtonLink, Notice } from '@bgm/ui'
import { paths } from '#app/paths'
import type { Cart } from '#app/services/cart.server'
import { useLocale, useText } from '#app/text'

/** The request to approve the cart, which ends when the cart is changed. */
export function PendingRequest({ request }: { request: NonNullable<Cart['request']> }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Notice
      tone="info"
      title={t('approval.pending.title')}
      action={
        <ButtonLink href={paths.orderRequest(locale, request.id)} variant="secondary" size="s">
          {t('approval.pending.open')}
        </ButtonLink>
      }
    >
      {t('approval.pending.text', { date: format.dateTime(request.requested_at, locale) })}
    </Notice>
  )
}
