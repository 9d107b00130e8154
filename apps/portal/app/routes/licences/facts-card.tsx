import type { LicenceDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList, TextLink } from '@bgm/ui'
import { formatLicenceCode } from '@bgm/validation'
import { formatMoment } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { LicenceBadge } from './licence-state'

/** The code, the state and the period of a licence, as the public check shows them. */
export function FactsCard({ licence, now }: { licence: LicenceDetail; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { code, from, until, since, state, last_played_at: played, time_zone, zone } = licence
  const items = [
    { term: t('licences.code'), detail: formatLicenceCode(code) },
    // For an expired licence, the period below already shows the day on which it expired.
    ...(since && state !== 'expired'
      ? [
          {
            term: t('licences.page.state'),
            detail: t('licences.page.since', {
              state: t(`licences.states.${state}`),
              date: format.date(since, locale, time_zone),
            }),
          },
        ]
      : []),
    ...(from && until
      ? [
          {
            term: t('licences.page.period'),
            detail: `${format.date(from, locale)} – ${format.lastDay(until, locale)}`,
          },
        ]
      : []),
    { term: t('licences.page.holder'), detail: licence.holder },
    { term: t('licences.page.issuer'), detail: licence.issuer },
    {
      term: t('licences.zone'),
      detail: <TextLink href={paths.zone(locale, zone.id)}>{zone.name}</TextLink>,
    },
    {
      term: t('licences.played'),
      detail: played ? formatMoment(played, now, locale, time_zone) : t('words.none'),
    },
  ]
  return (
    <Card title={t('licences.page.facts')} aside={<LicenceBadge licence={licence} now={now} />}>
      <SummaryList items={items} />
    </Card>
  )
}
