import { useEffect, useState } from 'react'

/** Without an update for this long, a page that polls says that it is outdated. */
const staleAfter = 15_000

/** Whether data of this time has not been replaced for a while. */
export function useIsStale(now: number): boolean {
  const [stale, setStale] = useState(false)
  useEffect(() => {
    setStale(false)
    const timer = setTimeout(() => setStale(true), staleAfter)
    return () => clearTimeout(timer)
  }, [now])
  return stale
}
