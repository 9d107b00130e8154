import { setTimeout as pause } from 'node:timers/promises'
import { runInBackground } from '#src/platform/jobs/background-work'
import { callService } from '#src/platform/runtime/call-service'
import { environment } from '#src/platform/runtime/environment'

const retryDelays = [0, 250, 1000, 2500]
const timeout = 2000
const shutdown = new AbortController()

let latest = ''
let scheduled = false

/** Notifies every site in the background. Changes within 50 ms are combined, and the latest revision is sent. */
export function notifySites(revision: string): void {
  latest = revision
  if (scheduled || environment.CONTENT_HOOK_URLS.length === 0) return
  scheduled = true
  runInBackground('content hook', async () => {
    await pause(50)
    scheduled = false
    const revisionToSend = latest
    await Promise.all(environment.CONTENT_HOOK_URLS.map(url => notify(url, revisionToSend)))
  })
}

async function notify(url: string, revision: string): Promise<void> {
  for (const wait of retryDelays) {
    await pause(wait, undefined, { signal: shutdown.signal }).catch(() => undefined)
    if (shutdown.signal.aborted) return
    if (await isAccepted(url, revision)) return
  }
  strapi.log.warn('a site did not accept the content hook', { host: new URL(url).host })
}

const isAccepted = (url: string, revision: string) =>
  callService({
    url,
    timeout,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${environment.CONTENT_HOOK_SECRET}`,
    },
    body: JSON.stringify({ revision }),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Stops retrying at shutdown; the sites also poll the revision. */
export const stopNotifyingSites = () => shutdown.abort()
