import { hasUnsavedForm } from '@bgm/browser'
import { type ClientLoaderFunctionArgs, useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

const shown = new Map<string, unknown>()
let refreshing = false
/** After this time in ms, a request no longer delays the next one. */
const maxWait = 30_000

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
    if (refreshing && shown.has(key) && !isFinal(error)) return shown.get(key)
    throw error
  }
}

/**
 * Whether the page must react to the response. The redirect to sign-in waits while a form is half-filled:
 * submitting the form stores its values before it leads to sign-in.
 */
const isFinal = (error: unknown) =>
  error instanceof Response && error.status < 500 && !(error.status < 400 && hasUnsavedForm())

/**
 * Returns the loader's data, refreshed every `interval` ms while the tab is visible. If both the
 * loader and a refresh have data, returns whichever has the later `now`, the time at which it was loaded.
 */
export function usePolling<T extends { now: number }>(loaded: T, interval = 5_000): T {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const fetcher = useFetcher<unknown>({ key: `live ${here}` })
  const load = useRef(fetcher.load)
  load.current = fetcher.load
  const startedAt = useRef(Number.NEGATIVE_INFINITY)
  refreshing = fetcher.state === 'loading'

  useEffect(() => {
    if (!shown.has(here)) shown.set(here, loaded)
  }, [here, loaded])

  useEffect(() => {
    if (fetcher.state === 'idle') startedAt.current = Number.NEGATIVE_INFINITY
  }, [fetcher.state, fetcher.data])

  useEffect(() => {
    const refresh = () => {
      // A second request would abort the first. The fetcher's state is not enough, because on a busy device
      // it can be rendered after the next event.
      const isPending = performance.now() - startedAt.current < maxWait
      if (document.visibilityState !== 'visible' || isPending) return
      startedAt.current = performance.now()
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
