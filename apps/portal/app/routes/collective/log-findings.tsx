import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Disclosure, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { Note } from './note'

/** What devices have found wrong with the usage log, which they check every hour. */
export function LogFindings({ findings }: { findings: CollectiveMonth['log_findings'] }) {
  const t = useText()
  if (findings.total === 0)
    return <p className="mt-3.5 text-label text-muted">{t('collective.logs.no_findings')}</p>
  return (
    <div className="mt-3.5 text-label">
      <p className="font-semibold text-bad">{t('collective.logs.findings', { count: findings.total })}</p>
      <ul className="mt-1.5 grid gap-2.5">
        {findings.data.map(finding => (
          <Finding key={`${finding.venue.id} ${finding.play_id} ${finding.reported_at}`} finding={finding} />
        ))}
      </ul>
    </div>
  )
}

const parts = ['receipt', 'promised', 'known', 'checkpoint', 'entry'] as const

/** A finding with what the device kept, from which anybody can verify it. */
function Finding({ finding }: { finding: CollectiveMonth['log_findings']['data'][number] }) {
  const t = useText()
  const locale = useLocale()
  const { kind, venue, zone, play_id, is_promised, evidence, reported_at } = finding
  return (
    <li>
      {format.dateTime(reported_at, locale)},{' '}
      <TextLink href={paths.collectiveVenue(locale, venue.id)}>{venue.name}</TextLink>, {zone}:{' '}
      {t(`collective.logs.finding.${kind}`)}
      {play_id ? <code className="ml-1.5 text-muted break-all">{play_id}</code> : null}
      <Disclosure summary={t('collective.logs.evidence')}>
        <div className="grid gap-3 text-small">
          {is_promised ? <p>{t('collective.logs.promised')}</p> : null}
          {parts.map(part =>
            evidence[part] === null ? null : (
              <Note key={part} title={t(`collective.logs.parts.${part}`)} text={evidence[part]} />
            ),
          )}
        </div>
      </Disclosure>
    </li>
  )
}
