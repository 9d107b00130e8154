import type { Licence } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/**
 * The single next step for a licence that the role permits; it is `primary` at the top of the licence's
 * page.
 */
export function LicenceAction({ licence, primary = false }: { licence: Licence; primary?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const orders = useHasPermission()('order.create')
  const { code, state, expiring, order, business_unit } = licence
  const look = primary
    ? ({ className: 'max-sm:w-full' } as const)
    : ({ variant: 'secondary', size: 's', className: 'max-md:w-full' } as const)
  const page = paths.licence(locale, code)
  const ends = expiring || state === 'overdue' || state === 'expired'
  if (ends && order)
    return (
      <ButtonLink {...look} href={paths.order(locale, order.id)}>
        {t('licences.actions.pay')}
      </ButtonLink>
    )
  if (ends && orders)
    return (
      <ButtonLink {...look} href={paths.renewUnit(locale, business_unit.id)}>
        {t('licences.actions.renew')}
      </ButtonLink>
    )
  if (state === 'suspended' || state === 'revoked')
    return (
      <ButtonLink {...look} href={page}>
        {t('licences.actions.why')}
      </ButtonLink>
    )
  if (primary) return null
  return (
    <ButtonLink {...look} variant="quiet" href={paths.certificate(locale, code, 'a4')} download="">
      {t('licences.actions.certificate')}
    </ButtonLink>
  )
}
