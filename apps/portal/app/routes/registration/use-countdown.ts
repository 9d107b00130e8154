import { useEffect, useState } from 'react'

/** Seconds left of a cooldown. `running` is false without JavaScript, where the server enforces it. */
export function useCountdown(seconds: number): { left: number; running: boolean } {
  const [left, setLeft] = useState(seconds)
  const [counting, setCounting] = useState(false)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    setCounting(true)
    const timer = setInterval(tick, 1000)
    const stop = setTimeout(() => clearInterval(timer), seconds * 1000 + 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [seconds])
  return { left, running: counting && left > 0 }
}
