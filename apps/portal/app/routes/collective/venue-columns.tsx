import type { CollectiveVenue } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type Column, NameLink } from '@bgm/ui'
import { paths } from '#app/paths'
import type { Translate } from '#app/text'
import { createCoverageColumns } from './coverage-table'

export const createVenueColumns = (
  t: Translate,
  locale: 'id' | 'en',
  month: string,
): Column<CollectiveVenue>[] => [
  {
    key: 'name',
    header: t('collective.venue.name'),
    kind: 'name',
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
    cell: ({ zones }) => format.number(zones, locale),
  },
  ...createCoverageColumns(t, locale),
  ...(['unsigned', 'rejected'] as const).map(
    (key): Column<CollectiveVenue> => ({
      key,
      header: t(`collective.venue.${key}`),
      kind: 'number',
      cell: venue => format.number(venue[`${key}_plays`], locale),
    }),
  ),
]
