import { type ClientLoaderFunctionArgs, useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const shown = new Map<string, unknown>()
let refreshing = false

/**
 * The clientLoader for pages with `usePolling`. If a request fails while polling, the page keeps its current
 * data instead of showing the error page.
 */
export async function pollingClientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const key = pathname + search
  try {
    const data = await serverLoader()
    shown.clear()
    shown.set(key, data)
    return data
  } catch (error) {
    const isErrorResponse = error instanceof Response && error.status < 500
    if (refreshing && shown.has(key) && !isErrorResponse) return shown.get(key)
    throw error
  }
}

/**
 * Returns the loader's data, refreshed every `interval` ms while the tab is visible. `now` is the time at
 * which the data was loaded; the newest data is used.
 */
export function usePolling<T extends { now: number }>(loaded: T, interval = 5_000): T {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const fetcher = useFetcher<unknown>({ key: `live ${here}` })
  const load = useRef(fetcher.load)
  load.current = fetcher.load
  const idle = useRef(true)
  idle.current = fetcher.state === 'idle'
  refreshing = fetcher.state === 'loading'

  useEffect(() => {
    if (!shown.has(here)) shown.set(here, loaded)
  }, [here, loaded])

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible' || !idle.current) return
      refreshing = true
      load.current(here)
    }
    const timer = setInterval(refresh, interval)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [here, interval])

  return isNewer<T>(fetcher.data, loaded) ? fetcher.data : loaded
}

const isNewer = <T extends { now: number }>(data: unknown, loaded: T): data is T =>
  typeof data === 'object' && data !== null && 'now' in data && Number(data.now) > loaded.now
