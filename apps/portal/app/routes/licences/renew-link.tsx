import type { Licence, LicenceStateCounts } from '@bgm/api-client'
import { ButtonLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/**
 * Links to the renewal of the unit whose licences are overdue or end soon, or to the list if there are several such units.
 */
export function RenewLink({ licences, states }: { licences: Licence[]; states: LicenceStateCounts }) {
  const t = useText()
  const locale = useLocale()
  const orders = useHasPermission()('order.create')
  const state = states.overdue > 0 ? 'overdue' : 'expiring'
  const ending = licences.filter(
    one => !one.order && (state === 'overdue' ? one.state === state : one.expiring),
  )
  const units = new Set(ending.map(({ business_unit }) => business_unit.id))
  const [unit] = units
  if (!orders || !unit) return null
  const href = units.size === 1 ? paths.renewUnit(locale, unit) : paths.licences(locale, { state })
  return (
    <ButtonLink href={href} className="max-sm:w-full">
      {t('licences.renew', { count: units.size === 1 ? ending.length : states[state] })}
    </ButtonLink>
  )
}
