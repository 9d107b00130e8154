import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** What devices have found wrong with the usage log, which they check every hour. */
export function LogFindings({ findings }: { findings: CollectiveMonth['log_findings'] }) {
  const t = useText()
  const locale = useLocale()
  if (findings.total === 0)
    return <p className="mt-3.5 text-label text-muted">{t('collective.logs.no_findings')}</p>
  return (
    <div className="mt-3.5 text-label">
      <p className="font-semibold text-bad">{t('collective.logs.findings', { count: findings.total })}</p>
      <ul className="mt-1.5 grid gap-1">
        {findings.data.map(({ kind, venue, zone, play_id, reported_at }) => (
          <li key={`${venue.id} ${kind} ${play_id} ${reported_at}`}>
            {format.dateTime(reported_at, locale)},{' '}
            <TextLink href={paths.collectiveVenue(locale, venue.id)}>{venue.name}</TextLink>, {zone}:{' '}
            {t(`collective.logs.finding.${kind}`)}
            {play_id ? <code className="ml-1.5 text-muted break-all">{play_id}</code> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
