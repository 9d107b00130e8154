import type { RequestContext } from '#src/platform/http/request-context'
import { readRevision } from '#src/site'

export default {
  async find(ctx: RequestContext) {
    ctx.set('cache-control', 'no-store')
    ctx.body = { data: { revision: await readRevision() } }
  },
}
