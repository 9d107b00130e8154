import { readRevision } from '#src/content/revision'
import type { Call } from '#src/http/request-context'

export default {
  async find(ctx: Call) {
    ctx.set('cache-control', 'no-store')
    ctx.body = { data: { revision: await readRevision() } }
  },
}
