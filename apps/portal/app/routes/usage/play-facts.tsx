import type { CollectivePlay, UsagePlay } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** The contents of a line in the usage report. */
export function PlayFacts({ play }: { play: UsagePlay | CollectivePlay }) {
  const t = useText()
  const locale = useLocale()
  const { track, zone, business_unit, started_at, time_zone, seconds, end_reason, offline, is_signed } = play
  const items = [
    { term: t('usage.composers'), detail: track.composers.join(', ') || t('usage.no_credits') },
    { term: t('usage.proof.performer'), detail: track.artists.join(', ') || t('words.none') },
    { term: t('usage.proof.venue'), detail: business_unit.name },
    { term: t('usage.zone'), detail: zone.name },
    {
      term: t('usage.started'),
      detail: `${format.shortDate(started_at, locale, time_zone)}, ${format.clockWithSeconds(started_at, locale, time_zone)} ${format.timeZoneName(time_zone)}`,
    },
    { term: t('usage.length'), detail: format.playLength(seconds, locale) },
    { term: t('usage.proof.ended'), detail: t(`usage.proof.ends.${end_reason}`) },
    { term: t('usage.proof.device'), detail: t(offline ? 'usage.offline' : 'usage.proof.online') },
    {
      term: t('usage.proof.signature'),
      detail: t(is_signed ? 'usage.proof.signature_given' : 'usage.proof.signature_none'),
    },
  ]
  return (
    <Card title={track.title}>
      <SummaryList items={items} />
    </Card>
  )
}
