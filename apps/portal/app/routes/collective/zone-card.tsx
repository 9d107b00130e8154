import type { CollectiveVenueMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, RowList } from '@bgm/ui'
import { formatLicenceCode } from '@bgm/validation'
import { useLocale, useText } from '#app/text'

type Zone = CollectiveVenueMonth['venue']['zones'][number]

const tones = {
  active: 'ok',
  overdue: 'warn',
  suspended: 'warn',
  expired: 'bad',
  revoked: 'bad',
  missing: 'off',
} as const

/** The zones in a venue with their licences and reported plays. */
export function ZoneCard({ zones }: { zones: Zone[] }) {
  const t = useText()
  const locale = useLocale()
  const amount = ({ seconds, plays }: Zone) =>
    [format.hours(seconds / 3600, locale), t('usage.plays_value', { count: plays })].join(
      t('words.separator'),
    )
  return (
    <Card title={t('collective.venue.zones')}>
      <RowList
        className="max-h-[26rem] overflow-y-auto"
        items={zones.map(zone => ({
          key: zone.id,
          title: <b className="font-semibold">{zone.name}</b>,
          detail: (
            <>
              {amount(zone)}
              {zone.licence?.code ? (
                <code className="block font-mono text-[0.8125rem]">
                  {formatLicenceCode(zone.licence.code)}
                </code>
              ) : null}
            </>
          ),
          end: <LicenceState licence={zone.licence} />,
        }))}
      />
    </Card>
  )
}

function LicenceState({ licence }: { licence: Zone['licence'] }) {
  const t = useText()
  if (!licence || licence.state === 'missing')
    return <Badge tone="off">{t('collective.venue.no_licence')}</Badge>
  return <Badge tone={tones[licence.state]}>{t(`licences.states.${licence.state}`)}</Badge>
}
