import { referralCodeBodySchema } from '@bgm/validation'
import { limitCodeGuesses } from '#src/api/membership/services/code-guess-limits'
import { parseBody } from '#src/http/parse-body'
import type { RequestContext } from '#src/http/request-context'

export default {
  async check(ctx: RequestContext) {
    const { referral_code: code } = parseBody(ctx, referralCodeBodySchema)
    const known = async () =>
      (await strapi.db.query('api::referral-code.referral-code').count({ where: { code, active: true } })) > 0
    ctx.body = { valid: await limitCodeGuesses(ctx, 'referral-code', known, Boolean) }
  },
}
