import { format } from '@bgm/i18n'
import { createCentredLobePath } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

const minute = 60_000
const hour = 60 * minute

type TimeLeftProps = {
  from: string
  until: string
  now: number
}

/**
 * The remaining time to pay, as text and as lobes: one lobe per hour, or per minute if little time is left.
 */
export function TimeLeft({ from, until, now }: TimeLeftProps) {
  const t = useText()
  const locale = useLocale()
  const left = Math.max(0, Date.parse(until) - now)
  const hours = Math.floor(left / hour)
  const minutes = Math.ceil((left % hour) / minute)
  const words =
    left === 0
      ? t('payments.waiting.over')
      : hours > 0
        ? t('payments.waiting.hours', { hours, minutes: Math.min(minutes, 59) })
        : t('payments.waiting.minutes', { minutes: Math.max(1, minutes) })
  return (
    <div>
      <p className="text-label text-muted">{t('payments.waiting.left')}</p>
      <Lobes whole={Date.parse(until) - Date.parse(from)} left={left} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="text-[1.25rem] tracking-[-0.02em] tabular-nums">{words}</b>
        <span className="text-small text-muted">
          {t('payments.waiting.until', { date: format.dateTime(until, locale) })}
        </span>
      </p>
    </div>
  )
}

function Lobes({ whole, left }: { whole: number; left: number }) {
  const unit = whole > 3 * hour ? hour : minute
  const count = Math.min(24, Math.max(1, Math.ceil(whole / unit)))
  const full = Math.min(count, Math.ceil((left / whole) * count))
  return (
    <svg
      viewBox={`0 0 ${count * 30} 60`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className="my-2 max-h-14 w-full"
    >
      {Array.from({ length: count }, (_, place) => {
        const gone = place < count - full
        const current = place === count - full
        return (
          <path
            key={place}
            transform={`translate(${place * 30 + 15} 30)`}
            d={
              gone
                ? createCentredLobePath(7, 5.5)
                : current
                  ? createCentredLobePath(28, 11.5)
                  : createCentredLobePath(21, 11.5)
            }
            className={gone ? 'fill-line' : current ? 'fill-accent' : 'fill-ink'}
          />
        )
      })}
    </svg>
  )
}
