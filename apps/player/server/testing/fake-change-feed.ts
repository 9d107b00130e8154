import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ChangeFeedEntry } from '@bgm/validation'
import { sendJson } from '#server/http/send'

/** Creates the fake backend's change feed, in which a request can wait for a change. */
export function createFakeChangeFeed() {
  const changes: { number: number; change: ChangeFeedEntry['change'] }[] = []
  const waiting = new Set<() => void>()

  function wake() {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  return {
    wake,
    record(change: ChangeFeedEntry['change']) {
      changes.push({ number: changes.length + 1, change })
      wake()
    },
    /** Restarts the feed, as after a database restore. */
    restart() {
      changes.length = 0
      wake()
    },
    async handle(url: URL, request: IncomingMessage, response: ServerResponse) {
      const since = Number(url.searchParams.get('since'))
      const latest = changes.length
      if (since > latest) return sendJson(response, 200, { latest, reset: true, changes: [] })
      if (since === latest && Number(url.searchParams.get('wait')) > 0)
        await new Promise<void>(resolve => {
          waiting.add(resolve)
          request.socket.once('close', resolve)
        })
      sendJson(response, 200, { latest: changes.length, reset: false, changes: changes.slice(since) })
    },
  }
}
