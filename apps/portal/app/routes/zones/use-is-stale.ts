import { useEffect, useState } from 'react'

/** A polling page shows that it is outdated after this many milliseconds without an update. */
const staleAfter = 15_000

/** Whether data loaded at `now` is overdue for an update. */
export function useIsStale(now: number): boolean {
  const [stale, setStale] = useState(false)
  useEffect(() => {
    setStale(false)
    const timer = setTimeout(() => setStale(true), staleAfter)
    return () => clearTimeout(timer)
  }, [now])
  return stale
}
