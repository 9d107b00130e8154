import { referralCodeBodySchema } from '@bgm/validation'
import { bodyOf } from '../../../body'
import { accountOf, type Call } from '../../../call'
import { spend } from '../../../rate-limit'

export default {
  async check(ctx: Call) {
    const { referral_code: code } = bodyOf(ctx, referralCodeBodySchema)
    await spend('referral-code-account', accountOf(ctx).documentId)
    const found = await strapi.db
      .query('api::referral-code.referral-code')
      .count({ where: { code, active: true } })
    ctx.body = { valid: found > 0 }
  },
}
