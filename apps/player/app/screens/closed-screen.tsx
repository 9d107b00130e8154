import { isOpen } from '@bgm/playback'
import { useEffect, useState } from 'react'
import { Clock } from '#app/components/clock'
import { HoldToOpen } from '#app/components/hold-to-open'
import type { ZoneView } from '#app/engine/view'
import { usePlayer, useTick } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { formatClock, getTimeZone } from '#app/zone-format'

const minute = 60_000
/** The clock replaces the explanation after this many milliseconds. */
const shownAfter = 5 * minute
const shortestNight = 30 * minute
const explainedMs = 30_000

/**
 * Whether silence is scheduled, or a zone in a unit with known opening hours is paused. Prayer pauses are
 * excluded, because they are always explained.
 */
const isQuietMode = ({ mode, resolution, bundle }: ZoneView): boolean =>
  mode === 'silent'
    ? resolution?.reason.silence !== 'prayer'
    : mode === 'paused' && Boolean(bundle?.opening_hours)

/**
 * Whether the unit is closed. Without opening hours, it is assumed to be closed if nothing plays for longer
 * than `shortestNight`.
 */
function isClosedAt({ bundle, next }: ZoneView, at: number): boolean {
  if (bundle?.opening_hours) return !isOpen(bundle.opening_hours, bundle.plan, at)
  return !next || next.from - at > shortestNight
}

/**
 * Returns whether only the clock is shown, as it is after closing time until somebody taps the screen, and
 * the function to call on a tap.
 */
export function useIsClosed(view: ZoneView): {
  isClosed: boolean
  explain: () => void
} {
  const { now } = usePlayer()
  useTick(minute)
  const canClose = isQuietMode(view)
  const [isQuiet, setQuiet] = useState(false)
  const [explanations, setExplanations] = useState(0)
  useEffect(() => {
    setQuiet(false)
    if (!canClose) return
    const timer = setTimeout(() => setQuiet(true), explanations === 0 ? shownAfter : explainedMs)
    return () => clearTimeout(timer)
  }, [canClose, explanations])
  return {
    isClosed: isQuiet && canClose && isClosedAt(view, now()),
    explain: () => setExplanations(count => count + 1),
  }
}

/**
 * Returns the clock's position in percent of the space that it leaves free: two slow waves whose combination
 * does not repeat for more than a day.
 */
function getClockPosition(at: number): { x: string; y: string } {
  const minutes = Math.floor(at / minute)
  const wave = (period: number) => 50 + 38 * Math.sin((minutes * 2 * Math.PI) / period)
  return { x: `${wave(37).toFixed(2)}%`, y: `${wave(53).toFixed(2)}%` }
}

export function ClosedScreen({ view, explain }: { view: ZoneView; explain: () => void }) {
  const text = useTranslator()
  const { locale } = useLanguage()
  const { now } = usePlayer()
  useTick(15_000)
  const { x, y } = getClockPosition(now())
  const isPaused = view.mode === 'paused'
  const time = !isPaused && view.next && formatClock(view.next.from, locale, getTimeZone(view.bundle)).time
  return (
    <HoldToOpen className="closed" onTap={explain}>
      <div style={{ left: x, top: y, translate: `-${x} -${y}` }}>
        <h1 className="sr-only">{view.zoneName}</h1>
        <Clock bundle={view.bundle} />
        <p className="closed-return">
          {isPaused
            ? text('states.paused')
            : time
              ? text('states.closed', { time })
              : text('states.closed_later')}
        </p>
      </div>
    </HoldToOpen>
  )
}
