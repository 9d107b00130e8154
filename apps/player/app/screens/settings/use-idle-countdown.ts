import { useEffect, useRef, useState } from 'react'

/**
 * Calls `onEnd` after `limit` seconds without input, and returns the seconds left; null if there is no limit.
 */
export function useIdleCountdown(limit: number | null, onEnd: () => void): number | null {
  const [left, setLeft] = useState(limit)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (limit === null) return setLeft(null)
    let seconds = limit
    const restart = () => {
      seconds = limit
      setLeft(limit)
    }
    const timer = setInterval(() => {
      seconds -= 1
      setLeft(seconds)
      if (seconds <= 0) end.current()
    }, 1_000)
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const name of events) addEventListener(name, restart, { capture: true })
    return () => {
      clearInterval(timer)
      for (const name of events) removeEventListener(name, restart, { capture: true })
    }
  }, [limit])
  return left
}
