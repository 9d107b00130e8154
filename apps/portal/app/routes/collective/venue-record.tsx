import type { CollectiveVenueRecord } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Card, RowList, SummaryList } from '@bgm/ui'
import { formatLicenceCode } from '@bgm/validation'
import { useLocale, useText } from '#app/text'
import { PeriodBar } from './period-bar'

type Props<Part extends keyof CollectiveVenueRecord> = {
  rows: CollectiveVenueRecord[Part]
  industryNames: Record<string, string>
  month: string
}

/** The index of the log entry that a statement comes from. */
function Entry({ index }: { index: number }) {
  const t = useText()
  return <>{t('collective.record.entry', { index: format.number(index, useLocale()) })}</>
}

/** What the tariff of a venue depends on, and what it was before. */
export function MeasuresCard({ rows, industryNames }: Omit<Props<'measures'>, 'month'>) {
  const t = useText()
  const locale = useLocale()
  const [current] = rows
  const describe = ({ industry, hotel_stars: stars, area_size: area }: (typeof rows)[number]) =>
    [
      industryNames[industry] ?? industry,
      ...(stars === null ? [] : [t('collective.record.stars', { count: stars })]),
      ...(area === null ? [] : [format.area(area, locale)]),
    ].join(', ')
  const isChange = (text: string, index: number, all: string[]) => text !== all[index - 1]
  const changes = rows.map(describe).filter(isChange).slice(1)
  return (
    <Card title={t('collective.record.measures')}>
      {current ? (
        <>
          <SummaryList
            items={[
              {
                term: t('collective.venue.industry'),
                detail: industryNames[current.industry] ?? current.industry,
              },
              ...(current.hotel_stars === null
                ? []
                : [
                    {
                      term: t('collective.record.class'),
                      detail: t('collective.record.stars', { count: current.hotel_stars }),
                    },
                  ]),
              ...(current.area_size === null
                ? []
                : [{ term: t('collective.venue.area'), detail: format.area(current.area_size, locale) }]),
              { term: t('collective.record.since'), detail: format.date(current.at, locale) },
            ]}
          />
          <p className="mt-2.5 text-small text-muted">
            <Entry index={current.index} />
            {changes.length > 0
              ? ` ${t('collective.record.before', { measures: changes.join('; ') })}`
              : null}
          </p>
        </>
      ) : (
        <p className="text-label text-muted">{t('collective.record.no_measures')}</p>
      )}
    </Card>
  )
}

/** When zones were licensed in the month. */
export function LicencesCard({ rows, month }: Omit<Props<'licences'>, 'industryNames'>) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('collective.record.licences')}>
      {rows.length > 0 ? (
        <RowList
          items={rows.map(({ index, zone, code, periods }) => ({
            key: code,
            title: <b className="font-semibold">{zone}</b>,
            detail: (
              <>
                <PeriodBar periods={periods} month={month} />
                {periods
                  .map(({ from, until }) =>
                    t('collective.record.period', {
                      from: format.shortDate(from, locale),
                      until: format.shortDate(until, locale),
                    }),
                  )
                  .join('; ')}
                <span className="block">
                  <code className="font-mono text-[0.8125rem]">{formatLicenceCode(code)}</code>,{' '}
                  <Entry index={index} />
                </span>
              </>
            ),
          }))}
        />
      ) : (
        <p className="text-label text-muted">{t('collective.record.no_licences')}</p>
      )}
    </Card>
  )
}

/** The devices that were paired in the month, with their keys. */
export function DevicesCard({ rows }: Pick<Props<'devices'>, 'rows'>) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('collective.record.devices')}>
      {rows.length > 0 ? (
        <RowList
          items={rows.map(({ index, zone, paired_at, ended_at, key, alg }) => ({
            key: String(index),
            title:
              key === null ? (
                <b className="font-semibold">{t('collective.record.no_key')}</b>
              ) : (
                <>
                  {alg} <code className="font-mono text-[0.8125rem]">{key}</code>
                </>
              ),
            detail: (
              <>
                {zone},{' '}
                {ended_at === null
                  ? t('collective.record.paired', { time: format.shortDate(paired_at, locale) })
                  : t('collective.record.ended', { time: format.shortDate(ended_at, locale) })}
                <span className="block">
                  <Entry index={index} />
                </span>
              </>
            ),
            end: <DeviceState isEnded={ended_at !== null} hasKey={key !== null} />,
          }))}
        />
      ) : (
        <p className="text-label text-muted">{t('collective.record.no_devices')}</p>
      )}
    </Card>
  )
}

function DeviceState({ isEnded, hasKey }: { isEnded: boolean; hasKey: boolean }) {
  const t = useText()
  if (isEnded) return <Badge tone="off">{t('collective.record.unpaired')}</Badge>
  return (
    <Badge tone={hasKey ? 'ok' : 'warn'}>
      {t(hasKey ? 'collective.record.signing' : 'collective.record.unsigned')}
    </Badge>
  )
}

const disputeTones = { open: 'warn', answered: 'info', resolved: 'ok' } as const

/** What members have disputed; their words are not shown. */
export function DisputesCard({ rows }: Pick<Props<'disputes'>, 'rows'>) {
  const t = useText()
  const locale = useLocale()
  if (rows.length === 0) return null
  return (
    <Card title={t('usage.disputes.title')} note={t('collective.record.disputes_note')}>
      <RowList
        items={rows.map(({ state, reason, day, work, received_at }) => ({
          key: received_at,
          title: t(`usage.disputes.reasons.${reason}`),
          detail: [day ? format.shortDate(day, locale) : null, work, format.date(received_at, locale)]
            .filter(part => part !== null)
            .join(t('words.separator')),
          end: <Badge tone={disputeTones[state]}>{t(`usage.disputes.states.${state}`)}</Badge>,
        }))}
      />
    </Card>
  )
}
