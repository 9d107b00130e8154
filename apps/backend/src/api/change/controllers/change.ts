import { optional } from '@bgm/contract'
import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { requireInternalKey } from '#src/platform/http/internal-key'
import { parseInput } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { waitForChanges } from '#src/playback/change/feed'
import { recordGatewayContact } from '#src/playback/change/gateway-contact'

const maxWait = 25_000
/** Each gateway holds one request open, so exceeding this indicates a misconfiguration. */
const maxReaders = 100

const whole = z.string().max(15).regex(/^\d+$/).transform(Number)

const changesQuery = z.strictObject({
  since: optional(whole).transform(since => since ?? 0),
  wait: optional(whole).transform(wait => Math.min(wait ?? 0, maxWait)),
})

let readers = 0

export default {
  async list(ctx: RequestContext) {
    requireInternalKey(ctx)
    const { since, wait } = parseInput(changesQuery, ctx.query)
    await recordGatewayContact()
    if (readers >= maxReaders) throw new HttpError(503, 'Too many requests are waiting for changes')
    const closed = new AbortController()
    const abort = () => closed.abort()
    ctx.req.socket.once('close', abort)
    readers += 1
    try {
      ctx.body = await waitForChanges(since, wait, closed.signal)
    } finally {
      readers -= 1
      ctx.req.socket.off('close', abort)
    }
  },
}
