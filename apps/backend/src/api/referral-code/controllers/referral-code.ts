import { referralCodes } from '@bgm/contract'
import { limitCodeGuesses } from '#src/customers'
import { implement } from '#src/platform/http/implement'

export default implement(referralCodes, {
  async check({ body: { referral_code: code }, ctx }) {
    const isKnown = async () =>
      (await strapi.db.query('api::referral-code.referral-code').count({ where: { code, active: true } })) > 0
    return { valid: await limitCodeGuesses(ctx, 'referral-code', isKnown, Boolean) }
  },
})
