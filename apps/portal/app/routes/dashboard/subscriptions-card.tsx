import type { ZoneStateCounts } from '@bgm/api-client'
import { Card, Lobe, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'
import { UnitStateLinks } from './state-links'

const maxLobes = 48

/** How many zones are licensed, and the units in each state. */
export function SubscriptionsCard({
  states,
  zones,
}: {
  states: Dashboard['states']
  zones: ZoneStateCounts
}) {
  const t = useText()
  const locale = useLocale()
  const total = Object.values(zones).reduce((sum, count) => sum + count, 0)
  const licensed = total - zones['not-licensed']
  return (
    <Card
      title={t('dashboard.music.licences')}
      aside={
        <TextLink className="text-label whitespace-nowrap" href={paths.licences(locale)}>
          {t('dashboard.music.all_licences')}
        </TextLink>
      }
    >
      {total > 0 ? (
        <p className="flex flex-wrap items-end gap-x-2.5 text-label text-muted">
          <b className="text-[1.75rem] leading-none font-[750] tracking-[-0.04em] text-ink tabular-nums">
            {licensed}
          </b>
          {t('dashboard.music.licensed', { total })}
        </p>
      ) : null}
      {total > 0 && total <= maxLobes ? (
        <div className="mt-3 mb-2 flex flex-wrap gap-1.5">
          {Array.from({ length: total }, (_, place) => (
            <Lobe
              key={place}
              height={total > 12 ? 22 : 36}
              className={place < licensed ? 'fill-ok' : 'rotate-90 fill-bad'}
            />
          ))}
        </div>
      ) : null}
      <UnitStateLinks states={states} />
    </Card>
  )
}
