import { format } from '@bgm/i18n'
import { NameCell, NameLink } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import type { ListColumn } from '#app/components/list-table'
import { UnitBadge } from '#app/components/state-badge'
import { paths } from '#app/paths'
import type { ListedUnit } from '#app/services/business-units.server'
import { useLocale, useText } from '#app/text'
import { UnitCheckbox } from './select-units'

/** `selects` adds a checkbox to each unit. */
export function useUnitColumns(selects: boolean): ListColumn<ListedUnit>[] {
  const t = useText()
  const locale = useLocale()
  const select: ListColumn<ListedUnit> = {
    key: 'select',
    kind: 'action',
    header: <span className="sr-only">{t('cart.select.column')}</span>,
    cell: ({ id, name }) => <UnitCheckbox id={id} name={name} />,
  }
  return [
    ...(selects ? [select] : []),
    {
      key: 'name',
      header: t('business_units.name'),
      kind: 'name',
      sortBy: 'name',
      cell: unit => (
        <NameCell
          art={industryArt}
          industry={unit.industry}
          name={<NameLink href={paths.businessUnit(locale, unit.id)}>{unit.name}</NameLink>}
          detail={unit.detail}
        />
      ),
    },
    {
      key: 'cid',
      header: t('business_units.cid'),
      kind: 'short',
      minor: true,
      cell: unit => (
        <>
          {unit.cid}
          {unit.outlet_code ? <span className="block text-small text-muted">{unit.outlet_code}</span> : null}
        </>
      ),
    },
    {
      key: 'package',
      header: t('business_units.package'),
      kind: 'short',
      minor: true,
      cell: unit => unit.package || t('words.none'),
    },
    { key: 'zones', header: t('business_units.zones'), kind: 'number', cell: unit => unit.zones },
    { key: 'state', header: t('business_units.state'), cell: unit => <UnitBadge state={unit.state} /> },
    {
      key: 'expires',
      header: t('business_units.expires'),
      kind: 'short',
      sortBy: 'expired_date',
      cell: unit => (unit.expires ? format.shortLastDay(unit.expires, locale) : t('words.none')),
    },
  ]
}
