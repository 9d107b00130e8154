import type { CollectiveReportVersion } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, Notice, SummaryList } from '@bgm/ui'
import { type Translate, useLocale, useText } from '#app/text'
import { DeliveryTable } from './delivery-table'
import { VersionFiles } from './file-table'
import { Panel } from './panel'
import { listNames } from './witnesses'

/** A version of a report: its files, its contents and its largest totals. */
export function VersionPanel({ month, version }: { month: string; version: CollectiveReportVersion }) {
  const t = useText()
  const locale = useLocale()
  const { quorum } = version
  const isWaiting = quorum.state === 'waiting'
  return (
    <Panel
      id={`version-${version.version}`}
      title={t('collective.files.version', {
        version: version.version,
        kind: t(`collective.states.${isWaiting ? 'waiting' : version.kind}`),
      })}
      aside={t('collective.files.created', { time: format.dateTime(version.created_at, locale) })}
    >
      {isWaiting ? (
        <Notice tone="warn" title={t('collective.files.waiting_title')} className="mb-4">
          {t('collective.files.waiting', { names: listNames(quorum.missing, locale) })}
        </Notice>
      ) : null}
      <VersionFiles month={month} version={version.version} files={version.files} />
      {version.deliveries.length > 0 ? <DeliveryTable deliveries={version.deliveries} /> : null}
      <div className="mt-5 grid gap-5 lg:grid-cols-2 4xl:grid-cols-4">
        <Card title={t('collective.files.contents')} level={3}>
          <SummaryList items={getFacts(version, t, locale)} />
        </Card>
        {kinds.map(kind => (
          <TopTotals key={kind} kind={kind} totals={version.totals} />
        ))}
      </div>
    </Panel>
  )
}

const knownFindings = ['rejected', 'silent', 'device-twice', 'two-devices', 'long-day', 'credits'] as const

function getFacts(version: CollectiveReportVersion, t: Translate, locale: 'id' | 'en') {
  const number = (value: number, digits = 0) => format.number(value, locale, digits)
  const findings = knownFindings.flatMap(kind => {
    const count = version.findings.find(one => one.kind === kind)?.count ?? 0
    return count > 0 ? [{ term: t(`collective.files.finding.${kind}`), detail: number(count) }] : []
  })
  return [
    { term: t('collective.files.plays'), detail: number(version.plays) },
    { term: t('collective.files.hours'), detail: number(version.seconds / 3600, 1) },
    {
      term: t('collective.files.excluded', { seconds: version.minimum_seconds }),
      detail: number(version.excluded_plays),
    },
    ...(['signed', 'unsigned', 'rejected'] as const).flatMap(kind => {
      const count = version[`${kind}_plays`]
      return count === null ? [] : [{ term: t(`collective.files.${kind}`), detail: number(count) }]
    }),
    getRange(version, t, number),
    {
      term: t('collective.files.witnesses'),
      detail:
        version.quorum.reached_at === null
          ? t(`collective.files.quorum.${version.quorum.state}`)
          : t('collective.files.reached', { time: format.dateTime(version.quorum.reached_at, locale) }),
    },
    ...(findings.length > 0
      ? findings
      : [{ term: t('collective.files.findings'), detail: t('collective.files.no_findings') }]),
  ]
}

/** The entries or daily seals from which a version was made. */
function getRange(
  { from_index, log_size, from_seal, through_seal }: CollectiveReportVersion,
  t: Translate,
  number: (value: number) => string,
) {
  const isFormer = from_index === null
  return {
    term: t(isFormer ? 'collective.files.seals' : 'collective.files.entries'),
    detail: t('collective.files.range', {
      from: number(from_index ?? from_seal ?? 0),
      through: number(log_size === null ? (through_seal ?? 0) : log_size - 1),
    }),
  }
}

const kinds = ['work', 'performer', 'city'] as const
const shown = 5

/** The largest totals of one kind; renders nothing if there are none. */
function TopTotals({
  kind,
  totals,
}: { kind: (typeof kinds)[number] } & Pick<CollectiveReportVersion, 'totals'>) {
  const t = useText()
  const locale = useLocale()
  const rows = totals.filter(one => one.kind === kind).slice(0, shown)
  if (rows.length === 0) return null
  return (
    <Card title={t(`collective.files.kinds.${kind}`)} note={t('collective.files.top')} level={3}>
      <SummaryList
        items={rows.map(({ name, seconds }) => ({
          term: name,
          detail: format.hours(seconds / 3600, locale),
        }))}
      />
    </Card>
  )
}
