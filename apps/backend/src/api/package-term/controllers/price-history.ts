import { listPriceChanges } from '#src/billing'
import type { RequestContext } from '#src/platform/http/request-context'

export default {
  /** Sends the changes of a package's terms to the admin panel. The route requires permission to read them. */
  async list(ctx: RequestContext) {
    ctx.body = { data: await listPriceChanges((ctx.params.id ?? '').slice(0, 40)) }
  },
}
