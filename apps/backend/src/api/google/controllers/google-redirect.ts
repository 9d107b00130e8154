import { startGoogleQuerySchema } from '@bgm/validation'
import { finishGoogleSignIn, requireGoogle, startGoogleSignIn } from '#src/identity'
import { parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { getClientAddress } from '#src/platform/http/request-client'
import type { RequestContext } from '#src/platform/http/request-context'

export default {
  /** Redirects the browser to the provider. */
  async connect(ctx: RequestContext) {
    requireGoogle()
    await consume('google-address', getClientAddress(ctx))
    await startGoogleSignIn(ctx, parseInput(startGoogleQuerySchema, ctx.query))
  },

  /** Handles the redirect from the provider and redirects to the app with a single-use token. */
  async callback(ctx: RequestContext) {
    requireGoogle()
    await finishGoogleSignIn(ctx)
  },
}
