import type { BusinessUnitState, OrderOptions } from '@bgm/api-client'
import { buttonVariants, Notice } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Explains why nothing can currently be ordered. */
export function OrderUnavailable({
  state,
  open,
}: {
  state: BusinessUnitState
  open: OrderOptions['open_order']
}) {
  const t = useText()
  const locale = useLocale()
  if (open)
    return (
      <Notice
        tone="warn"
        title={open.number}
        action={
          <Link to={paths.order(locale, open.id)} className={buttonVariants({ variant: 'ink', size: 's' })}>
            {t('ordering.refused.open_link')}
          </Link>
        }
      >
        {t('ordering.refused.open')}
      </Notice>
    )
  return (
    <Notice tone="info">
      {t(state === 'suspended' ? 'ordering.refused.suspended' : 'ordering.refused.none')}
    </Notice>
  )
}
