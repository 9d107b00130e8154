import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card, type Column, SummaryList, Table, TextLink } from '@bgm/ui'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSiteLink } from '#app/components/page'
import { paths } from '#app/paths'
import { getJakartaNoon } from '#app/routes/usage/month'
import { type Translate, useLocale, useText } from '#app/text'
import { LogFindings } from './log-findings'
import { Checksum, Panel } from './panel'
import { WitnessPanel } from './witness-panel'

type Seal = CollectiveMonth['seals'][number]

/** The state of the usage log, and the days that were sealed before there was one. */
type Props = Pick<CollectiveMonth, 'log' | 'log_findings' | 'seals'> & { children: ReactNode }

export function LogPanel({ log, log_findings: findings, seals, children }: Props) {
  const t = useText()
  const siteLink = useSiteLink()
  return (
    <Panel id="logs" title={t('collective.logs.title')}>
      <p className="mb-3 max-w-[80ch] text-label text-muted">{t('collective.logs.text')}</p>
      {log ? <LogState log={log} /> : <p className="text-label">{t('collective.logs.none')}</p>}
      <p className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-2">
        {log ? (
          <ButtonLink href={siteLink('/usage-log/checkpoint')} variant="secondary" size="s">
            <Download aria-hidden="true" strokeWidth={1.75} />
            {t('collective.logs.checkpoint')}
          </ButtonLink>
        ) : null}
        <TextLink href={siteLink('/.well-known/usage-log-key')}>{t('collective.logs.keys')}</TextLink>
      </p>
      {log ? <WitnessPanel log={log} /> : null}
      {log ? children : null}
      {log ? <LogFindings findings={findings} /> : null}
      {seals.length > 0 ? <DailySeals seals={seals} /> : null}
    </Panel>
  )
}

function LogState({ log }: { log: NonNullable<CollectiveMonth['log']> }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={log.origin} level={3}>
      <SummaryList
        items={[
          { term: t('collective.logs.entries'), detail: format.number(log.size, locale) },
          { term: t('collective.logs.signed'), detail: format.dateTime(log.signed_at, locale) },
          { term: t('collective.logs.root'), detail: <Checksum value={log.root} of={log.origin} /> },
        ]}
      />
    </Card>
  )
}

/** Links to the sealed plays of each day. */
function DailySeals({ seals }: { seals: Seal[] }) {
  const t = useText()
  const locale = useLocale()
  return (
    <div className="mt-5">
      <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink href={paths.collectiveFile('checkpoints')} download="" variant="secondary" size="s">
          <Download aria-hidden="true" strokeWidth={1.75} />
          {t('collective.logs.checkpoints')}
        </ButtonLink>
      </p>
      <Table
        caption={t('collective.logs.days')}
        columns={createColumns(t, locale)}
        rows={seals.toReversed()}
        rowKey={({ day }) => day}
      />
    </div>
  )
}

const createColumns = (t: Translate, locale: 'id' | 'en'): Column<Seal>[] => [
  {
    key: 'day',
    header: t('collective.logs.day'),
    kind: 'name',
    cell: ({ day }) => <b className="font-semibold">{format.date(getJakartaNoon(day), locale)}</b>,
  },
  {
    key: 'plays',
    header: t('collective.logs.plays'),
    kind: 'number',
    cell: ({ size }) => format.number(size, locale),
  },
  {
    key: 'root',
    header: t('collective.logs.root'),
    cell: ({ root, day }) => <Checksum value={root} of={format.date(getJakartaNoon(day), locale)} />,
  },
  {
    key: 'sealed',
    header: t('collective.logs.sealed'),
    kind: 'short',
    minor: true,
    cell: ({ sealed_at }) => format.dateTime(sealed_at, locale),
  },
  {
    key: 'download',
    header: <span className="sr-only">{t('collective.files.download')}</span>,
    kind: 'button',
    cell: ({ day }) => (
      <ButtonLink
        href={paths.collectiveFile('logs', day)}
        download=""
        variant="quiet"
        size="s"
        className="max-md:w-full max-md:border-line-strong"
      >
        <Download aria-hidden="true" strokeWidth={1.75} />
        {t('collective.files.download')}
        <span className="sr-only"> {format.date(getJakartaNoon(day), locale)}</span>
      </ButtonLink>
    ),
  },
]
