import { startGoogleQuerySchema } from '@bgm/validation'
import { parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import { getClientAddress } from '#src/http/request-client'
import type { RequestContext } from '#src/http/request-context'
import { requireGoogle } from '#src/identity/google/provider'
import { finishGoogleSignIn, startGoogleSignIn } from '#src/identity/google/sign-in-flow'

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
