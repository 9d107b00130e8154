import { changes } from '@bgm/contract'
import { HttpError } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { recordGatewayContact, waitForChanges } from '#src/playback'

const maxWait = 25_000
/** Each gateway holds one request open, so exceeding this indicates a misconfiguration. */
const maxReaders = 100

let readers = 0

export default implement(changes, {
  async list({ query: { since, wait }, ctx }) {
    await recordGatewayContact()
    if (readers >= maxReaders) throw new HttpError(503, 'Too many requests are waiting for changes')
    const closed = new AbortController()
    const abort = () => closed.abort()
    ctx.req.socket.once('close', abort)
    readers += 1
    try {
      return await waitForChanges(since, Math.min(wait, maxWait), closed.signal)
    } finally {
      readers -= 1
      ctx.req.socket.off('close', abort)
    }
  },
})
