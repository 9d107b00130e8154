import { fetchJson } from './fetch-json'
import { findFollowedLink } from './followed-link'
import { hasUnsavedForm } from './unsaved-forms'

export const pollInterval = 60_000
export const newBuildEvent = 'build:new'

/**
 * Asks every 60 s, in a visible tab, which build runs (`/builds/latest.json`); `current` is the document's own. On another
 * one it stops, dispatches `build:new` with that build's manifest (`/builds/meta/{id}.json`, null when it cannot be had) and
 * calls `onNew`. A failed question is forgotten. Returns the way to stop.
 */
export function watchBuild(current: string | undefined, onNew: () => void): () => void {
  if (!current) return () => {}
  let asked = Date.now()
  let timer: ReturnType<typeof setTimeout>

  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', plan)
  }
  const plan = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(ask, Math.max(0, asked + pollInterval - Date.now()))
  }
  const ask = async () => {
    asked = Date.now()
    const latest = await latestBuild()
    if (!latest || latest === current) return plan()
    stop()
    const manifest = await findManifest(latest)
    document.dispatchEvent(new CustomEvent(newBuildEvent, { detail: { id: latest, manifest } }))
    onNew()
  }
  document.addEventListener('visibilitychange', plan)
  plan()
  return stop
}

async function latestBuild(): Promise<string | null> {
  try {
    const latest = await fetchJson(`/builds/latest.json?${Date.now()}`)
    return typeof latest === 'object' && latest !== null && 'id' in latest ? String(latest.id) : null
  } catch {
    return null
  }
}

/** While a deploy rolls, the process that answers may not know the new build yet: told in the log, nothing more. */
const findManifest = (id: string) =>
  fetchJson(`/builds/meta/${id}.json`).catch((error: unknown) => {
    console.warn('The manifest of the new build could not be read', error)
    return null
  })

/**
 * From now on the next followed link is a full load: the click never reaches the router. While a form holds what somebody
 * typed, links stay with the router: the page asks, warns or keeps as it always does.
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

/** Uncovers `[data-build-notice]` once a new build runs. */
export function showBuildNotice(): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-build-notice]')) notice.hidden = false
}
