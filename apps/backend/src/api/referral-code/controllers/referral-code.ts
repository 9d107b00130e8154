import { referralCodeBodySchema } from '@bgm/validation'
import { bodyOf } from '../../../body'
import type { Call } from '../../../call'
import { limitGuesses } from '../../../code-guesses'

export default {
  async check(ctx: Call) {
    const { referral_code: code } = bodyOf(ctx, referralCodeBodySchema)
    const known = async () =>
      (await strapi.db.query('api::referral-code.referral-code').count({ where: { code, active: true } })) > 0
    ctx.body = { valid: await limitGuesses(ctx, 'referral-code', known, Boolean) }
  },
}
