import type { OrderOptions } from '@bgm/api-client'
import { buttonVariants, Notice } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { useSiteLink } from '#app/components/page'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Shown if the current package allows no more zones. Suggests a larger package or contacting us. */
export function ZoneLimitNotice({ unit, ordering }: { unit: string; ordering: OrderOptions }) {
  const t = useText()
  const locale = useLocale()
  const siteLink = useSiteLink()
  const look = buttonVariants({ variant: 'ink', size: 's' })
  const { kinds, subscriptions } = ordering
  const title = subscriptions[0]?.package.title ?? ''
  const renews = kinds.includes('renewal')
  return (
    <Notice
      tone="info"
      title={t('ordering.full.title', { title })}
      action={
        renews ? (
          <Link to={paths.newOrder(locale, { unit, kind: 'renewal' })} className={look}>
            {t('ordering.full.renew')}
          </Link>
        ) : (
          <a href={siteLink('/contact?topic=sales')} className={look}>
            {t('ordering.full.contact')}
          </a>
        )
      }
    >
      {t(renews ? 'ordering.full.text' : 'ordering.full.ask')}
    </Notice>
  )
}
