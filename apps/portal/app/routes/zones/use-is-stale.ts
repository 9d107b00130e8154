import { useEffect, useState } from 'react'

/** Milliseconds without an update after which a polling page shows that it is outdated. */
const staleAfter = 15_000

/** Whether data loaded at this time is overdue for an update. */
export function useIsStale(now: number): boolean {
  const [stale, setStale] = useState(false)
  useEffect(() => {
    setStale(false)
    const timer = setTimeout(() => setStale(true), staleAfter)
    return () => clearTimeout(timer)
  }, [now])
  return stale
}
