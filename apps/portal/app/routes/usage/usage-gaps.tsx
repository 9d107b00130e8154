import type { UsageGap, UsageMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, RowList, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { type Translate, useLocale, useText } from '#app/text'
import { getJakartaNoon } from './month'

/** A gap; only members see the names that they gave to planned silences. */
type Gap = Omit<UsageGap, 'label'> & { label?: string | null }
type Gaps = Omit<NonNullable<UsageMonth['gaps']>, 'data'> & { data: Gap[] }

/** Days on which zones had no music, each with the reason according to the records. */
export function UsageGaps({ gaps, isOwn = true }: { gaps: Gaps | null; isOwn?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const mayDispute = useHasPermission()('usage.dispute')
  if (gaps === null) return <Card title={t('usage.gaps.title')} note={t('usage.gaps.too_many_zones')} />
  const days = ({ from, until }: Gap) =>
    from === until
      ? format.shortDate(getJakartaNoon(from), locale)
      : `${format.shortDate(getJakartaNoon(from), locale)} – ${format.shortDate(getJakartaNoon(until), locale)}`
  return (
    <Card title={t('usage.gaps.title')} note={t(gaps.total > 0 ? 'usage.gaps.note' : 'usage.gaps.none')}>
      {gaps.total > 0 ? (
        <RowList
          className="max-h-[26rem] overflow-y-auto"
          items={gaps.data.map(gap => ({
            key: `${gap.from} ${gap.reason} ${gap.zones[0]?.id}`,
            title: (
              <>
                <b className="font-semibold">{days(gap)}</b>
                <span className="block">{describe(gap, t)}</span>
              </>
            ),
            detail: listZones(gap, t),
            ...(gap.reason === 'unknown' && mayDispute ? { end: <ExplainLink gap={gap} /> } : {}),
          }))}
        />
      ) : null}
      {isOwn && gaps.data.some(({ reason }) => reason === 'not-licensed') ? (
        <TextLink className="mt-3 inline-block" href={paths.licences(locale)}>
          {t('usage.gaps.see_licences')}
        </TextLink>
      ) : null}
    </Card>
  )
}

function ExplainLink({ gap: { from, zones } }: { gap: Gap }) {
  const t = useText()
  const [only, other] = zones
  const zone = other ? undefined : only?.id
  const href = paths.newUsageDispute(useLocale(), { month: from.slice(0, 7), day: from, zone })
  return <TextLink href={href}>{t('usage.gaps.explain')}</TextLink>
}

const describe = ({ reason, label }: Gap, t: Translate) =>
  reason === 'silence' && label ? t('usage.gaps.silence_named', { label }) : t(`usage.gaps.reasons.${reason}`)

function listZones({ zones, zone_count: count, every_zone: every }: Gap, t: Translate) {
  if (every && count > 1) return t('usage.gaps.every_zone')
  const names = zones.map(({ name }) => name).join(', ')
  const others = count - zones.length
  return others > 0 ? t('usage.gaps.and_others', { names, count: others }) : names
}
