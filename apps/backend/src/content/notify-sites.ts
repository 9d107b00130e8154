import { setTimeout as pause } from 'node:timers/promises'
import { runInBackground } from '../jobs/background-work'
import { environment } from '../runtime/environment'

const pauses = [0, 250, 1000, 2500]
const patience = 2000
const ending = new AbortController()

let latest = ''
let gathering = false

/** Calls every site in the background; what changes within a moment is told once, with the last revision. */
export function notifySites(revision: string): void {
  latest = revision
  if (gathering || environment.CONTENT_HOOK_URLS.length === 0) return
  gathering = true
  runInBackground('content hook', async () => {
    await pause(50)
    gathering = false
    const told = latest
    await Promise.all(environment.CONTENT_HOOK_URLS.map(url => tell(url, told)))
  })
}

async function tell(url: string, revision: string): Promise<void> {
  for (const wait of pauses) {
    await pause(wait, undefined, { signal: ending.signal }).catch(() => undefined)
    if (ending.signal.aborted) return
    if (await isHeard(url, revision)) return
  }
  strapi.log.warn('a site did not hear the content hook', { host: new URL(url).host })
}

const isHeard = (url: string, revision: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${environment.CONTENT_HOOK_SECRET}`,
    },
    body: JSON.stringify({ revision }),
  }).then(
    answer => answer.ok,
    () => false,
  )

/** A backend that ends does not wait for sites that do not answer: they ask for the revision themselves. */
export const stopNotifyingSites = () => ending.abort()
