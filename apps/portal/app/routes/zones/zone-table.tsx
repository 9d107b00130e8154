import type { Zone } from '@bgm/api-client'
import { type Column, NameLink, Table } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { findHiddenIncident } from '#app/components/zone-incident'
import { ZoneOverdue, ZoneStateLine } from '#app/components/zone-state'
import { formatMoment, formatPlaylistTitle, formatZoneAdvice } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { ZoneCheckbox } from './bulk-bar'

/** The zones on the page, in compact rows. */
export function ZoneTable({ zones, now, selects }: { zones: Zone[]; now: number; selects: boolean }) {
  const t = useText()
  const columns = useColumns(now)
  const select: Column<Zone> = {
    key: 'select',
    kind: 'action',
    header: <span className="sr-only">{t('zone_board.columns.select')}</span>,
    cell: ({ id, name, business_unit }) => <ZoneCheckbox id={id} name={name} unit={business_unit.name} />,
  }
  return (
    <Table
      caption={t('zones.title')}
      columns={selects ? [select, ...columns] : columns}
      rows={zones}
      rowKey={({ id }) => id}
      className="[&_td]:md:py-1.5!"
    />
  )
}

function useColumns(now: number): Column<Zone>[] {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('player.manage')
  return [
    {
      key: 'state',
      header: t('zone_board.columns.state'),
      cell: zone => <ZoneStateLine zone={zone} now={now} className="md:whitespace-nowrap" />,
    },
    {
      key: 'zone',
      kind: 'name',
      header: t('zone_board.columns.zone'),
      cell: ({ id, name }) => (
        <span className="block md:min-w-28">
          <NameLink href={paths.zone(locale, id)}>{name}</NameLink>
        </span>
      ),
    },
    {
      key: 'unit',
      header: t('zone_board.columns.unit'),
      cell: ({ business_unit }) => business_unit.name,
    },
    {
      key: 'now',
      header: t('zone_board.columns.now'),
      cell: zone => {
        const { now_playing: track } = zone
        const incident = findHiddenIncident(zone)
        const advice = formatZoneAdvice(t, zone, { now, locale, manages })
        const shown = advice ?? track?.title ?? formatPlaylistTitle(t, zone.now.playlist, locale)
        return (
          <>
            {shown}
            {incident ? (
              <b className="font-semibold text-warn"> {t(`zones.incidents.kinds.${incident.kind}`)}</b>
            ) : null}
            <ZoneOverdue zone={zone} />
          </>
        )
      },
    },
    {
      key: 'next',
      kind: 'short',
      minor: true,
      header: t('zone_board.columns.next'),
      cell: ({ next_change: next, state, time_zone }) =>
        next && state !== 'not-paired' && state !== 'not-licensed'
          ? `${formatMoment(next.at, now, locale, time_zone)} ${formatPlaylistTitle(t, next.playlist, locale)}`
          : t('words.none'),
    },
  ]
}
