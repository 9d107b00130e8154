import { trials } from '@bgm/contract'
import { findTrial, getTrialView } from '#src/billing'
import { getScope } from '#src/customers'
import { codePause, setActiveOrganisation } from '#src/identity'
import { getTrialOffer, sendTrialCode, startRegistrationTrial } from '#src/onboarding'
import { implement, ok } from '#src/platform/http/implement'
import { getClientAddress } from '#src/platform/http/request-client'
import { getAccount, getSession } from '#src/platform/http/request-context'

export default implement(trials, {
  async get({ ctx }) {
    const { organisation, units } = getScope(ctx)
    const trial = await findTrial(organisation)
    const visible = trial && (units === null || units.includes(trial.unit))
    return { trial: visible ? await getTrialView(trial) : null }
  },

  getOffer: ({ ctx }) => getTrialOffer(getAccount(ctx)),

  async sendCode({ ctx }) {
    await sendTrialCode(getAccount(ctx), getClientAddress(ctx))
    return { ...ok, retry_after: codePause }
  },

  async start({ body, ctx }) {
    const { trial, organisation } = await startRegistrationTrial(getAccount(ctx), body)
    await setActiveOrganisation(getSession(ctx).documentId, organisation)
    return getTrialView(trial)
  },
})
