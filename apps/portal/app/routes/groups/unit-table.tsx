import type { Pagination } from '@bgm/api-client'
import { EmptyState, NameCell, NameLink } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { ZoneGlyph } from '#app/components/zone-glyph'
import { paths } from '#app/paths'
import { UnitCheckbox } from '#app/routes/business-units/select-units'
import type { ListedGroupUnit } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { formatLastDay } from './last-day'

type UnitTableProps = {
  caption: string
  units: ListedGroupUnit[]
  pages: Pagination
  selects: boolean
  empty: string
}

/** The units of a group, with the state of the zone that needs attention most. */
export function UnitTable({ caption, units, pages, selects, empty }: UnitTableProps) {
  const t = useText()
  const locale = useLocale()
  const select: ListColumn<ListedGroupUnit> = {
    key: 'select',
    kind: 'action',
    header: <span className="sr-only">{t('cart.select.column')}</span>,
    cell: ({ id, name }) => <UnitCheckbox id={id} name={name} />,
  }
  const columns: ListColumn<ListedGroupUnit>[] = [
    {
      key: 'name',
      header: t('groups.unit'),
      kind: 'name',
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
      key: 'state',
      header: t('groups.state'),
      cell: ({ state }) =>
        state ? (
          <span className="inline-flex items-center gap-2 font-semibold">
            <ZoneGlyph state={state} className="size-4.5" />
            {t(`zones.states.${state}`)}
          </span>
        ) : (
          <span className="text-muted">{t('groups.no_zones')}</span>
        ),
    },
    {
      key: 'locks',
      header: t('groups.locks.column'),
      kind: 'short',
      cell: ({ locked, exempt_until: until, time_zone }) =>
        until
          ? t('groups.locks.own', { date: formatLastDay(until, locale, time_zone) })
          : t(locked ? 'groups.locks.head_office' : 'groups.locks.open'),
    },
    { key: 'zones', header: t('business_units.zones'), kind: 'number', cell: ({ zones }) => zones },
  ]
  return (
    <ListTable
      caption={caption}
      columns={selects ? [select, ...columns] : columns}
      rows={units}
      rowKey={({ id }) => id}
      empty={<EmptyState title={empty} />}
      pages={pages}
    />
  )
}
