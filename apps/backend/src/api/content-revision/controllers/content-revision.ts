import type { Call } from '../../../call'
import { readRevision } from '../../../content/revision'

export default {
  async find(ctx: Call) {
    ctx.set('cache-control', 'no-store')
    ctx.body = { data: { revision: await readRevision() } }
  },
}
