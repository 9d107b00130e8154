import { createLobePath } from '@bgm/ui'
import { trialDays } from '@bgm/validation'

const step = 20
const height = 48

const at = (day: number) => ({ x: step / 2 + day * step, y: height / 2, decimals: 1 })
const over = (day: number) => createLobePath(6, 4.5, { ...at(day), turn: 90 })
const today = (day: number) => createLobePath(22, 9, at(day))
const left = (day: number) => createLobePath(14, 7, at(day))

const days = Array.from({ length: trialDays }, (_, day) => day)

type TrialLobesProps = {
  /** The days that are over; all of them once the trial has ended. */
  passed: number
  onDeep?: boolean
  className?: string
}

/** The days of a trial as a row of lobes: lying ones are over, the tall one is today. The words beside it say the same. */
export function TrialLobes({ passed, onDeep = false, className = '' }: TrialLobesProps) {
  const ended = passed >= trialDays
  return (
    <svg
      viewBox={`0 0 ${step * trialDays} ${height}`}
      aria-hidden="true"
      className={`h-auto w-full ${className}`}
    >
      <path
        className={ended ? 'fill-bad/65' : onDeep ? 'fill-deep-mid' : 'fill-line-strong'}
        d={days.slice(0, passed).map(over).join('')}
      />
      {ended ? null : <path className={onDeep ? 'fill-deep-accent' : 'fill-accent'} d={today(passed)} />}
      <path
        className={onDeep ? 'fill-on-deep' : 'fill-ink'}
        d={days
          .slice(passed + 1)
          .map(left)
          .join('')}
      />
    </svg>
  )
}
