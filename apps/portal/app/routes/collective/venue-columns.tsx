import type { CollectiveVenue } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { NameLink } from '@bgm/ui'
import type { ListColumn } from '#app/components/list-table'
import { paths } from '#app/paths'
import type { Translate } from '#app/text'
import { createCoverageColumns } from './coverage-table'

export const createVenueColumns = (
  t: Translate,
  locale: 'id' | 'en',
  month: string,
): ListColumn<CollectiveVenue>[] => [
  {
    key: 'name',
    header: t('collective.venue.name'),
    kind: 'name',
    sortBy: 'name',
    cell: ({ id, name, city }) => (
      <>
        <NameLink href={paths.collectiveVenue(locale, id, { month })}>{name}</NameLink>
        <span className="block text-muted">{city.name}</span>
      </>
    ),
  },
  {
    key: 'zones',
    header: t('collective.venue.zones'),
    kind: 'number',
    sortBy: 'zones',
    cell: ({ zones }) => format.number(zones, locale),
  },
  ...createCoverageColumns(t, locale).map(
    (column): ListColumn<CollectiveVenue> =>
      sorted.has(column.key) ? { ...column, sortBy: column.key } : column,
  ),
  ...(['unsigned', 'rejected'] as const).map(
    (key): ListColumn<CollectiveVenue> => ({
      key,
      header: t(`collective.venue.${key}`),
      kind: 'number',
      ...(sorted.has(key) && { sortBy: key }),
      cell: venue => format.number(venue[`${key}_plays`], locale),
    }),
  ),
]

/** The orders that the backend has. */
const sorted = new Set(['reported', 'coverage', 'late', 'rejected'])
