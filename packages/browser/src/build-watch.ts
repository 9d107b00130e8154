import { fetchJson } from './fetch-json'
import { findFollowedLink } from './followed-link'
import { hasUnsavedForm } from './unsaved-forms'

export const buildPollInterval = 60_000
export const newBuildEvent = 'build:new'

/**
 * Polls `/builds/latest.json` every 60 s while the tab is visible; `current` is the build of the document.
 * When the build differs, it stops polling, dispatches `build:new` with its manifest
 * (`/builds/meta/{id}.json`, null if unavailable) and calls `onNew`. Failed requests are ignored. Returns a
 * function that stops polling.
 */
export function watchBuild(current: string | undefined, onNew: () => void): () => void {
  if (!current) return () => {}
  let polledAt = Date.now()
  let timer: ReturnType<typeof setTimeout>

  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', schedule)
  }
  const schedule = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(poll, Math.max(0, polledAt + buildPollInterval - Date.now()))
  }
  const poll = async () => {
    polledAt = Date.now()
    const latest = await fetchLatestBuild()
    if (!latest || latest === current) return schedule()
    stop()
    const manifest = await findManifest(latest)
    document.dispatchEvent(new CustomEvent(newBuildEvent, { detail: { id: latest, manifest } }))
    onNew()
  }
  document.addEventListener('visibilitychange', schedule)
  schedule()
  return stop
}

async function fetchLatestBuild(): Promise<string | null> {
  try {
    const latest = await fetchJson(`/builds/latest.json?${Date.now()}`)
    return typeof latest === 'object' && latest !== null && 'id' in latest ? String(latest.id) : null
  } catch {
    return null
  }
}

/** Returns null if the manifest is unavailable: during a rolling deployment, an older process may respond. */
const findManifest = (id: string) =>
  fetchJson(`/builds/meta/${id}.json`).catch((error: unknown) => {
    console.warn('The manifest of the new build could not be read', error)
    return null
  })

/**
 * Makes links load a new document by hiding clicks from the router. If a form has unsaved values, the click
 * reaches the router, which has to ask for confirmation.
 */
export function forceFullPageLoads(): void {
  window.addEventListener(
    'click',
    event => {
      if (!hasUnsavedForm() && findFollowedLink(event)) event.stopPropagation()
    },
    { capture: true },
  )
}

export function showBuildNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-build-notice]')) notice.hidden = false
}
