import type { Core } from '@strapi/strapi'
import { HttpError } from '#src/platform/http/errors'
import { checkPanelRequests, type PanelRequest } from './panel-requests'
import { isVerifiedSession } from './panel-sessions'
import { needSecondFactor } from './rules/required-roles'
import { findStaffAuthenticator } from './second-factor'

type Pending = 'setup' | 'code'

/** Whether a member of staff needs a second factor for any of their roles. */
export async function isSecondFactorRequired(id: number): Promise<boolean> {
  return needSecondFactor(await strapi.service('admin::permission').findUserPermissions({ id }))
}

/** What a panel session still needs: the setup of a second factor, a code from it, or nothing (null). */
export async function getPendingStep(user: number, session: string): Promise<Pending | null> {
  const authenticator = await findStaffAuthenticator(user)
  if (authenticator !== null) return (await isVerifiedSession(session, authenticator)) ? null : 'code'
  return (await isSecondFactorRequired(user)) ? 'setup' : null
}

/** What staff with this account need after their password. */
export async function getStepAfterPassword(user: number): Promise<Pending | null> {
  if ((await findStaffAuthenticator(user)) !== null) return 'code'
  return (await isSecondFactorRequired(user)) ? 'setup' : null
}

export const secondFactorMissing = () =>
  new HttpError(403, 'Verify the second factor first', { code: 'second-factor' })

/** Tokens of the panel's API act for their owner and work only while the owner has the second factor. */
const isTokenUsable = async (user: number) => (await getStepAfterPassword(user)) !== 'setup'

const isSignOut = ({ handler, info }: PanelRequest['state']['route']) =>
  info.pluginName === 'admin' && handler === 'authentication.logout'

async function isAllowed({ auth, user, session }: PanelRequest['state']): Promise<boolean> {
  if (!user) return false
  if (auth?.strategy.name === 'admin-token') return isTokenUsable(user.id)
  return (
    auth?.strategy.name === 'admin' &&
    session !== undefined &&
    (await getPendingStep(user.id, session.id)) === null
  )
}

/**
 * Rejects requests to the panel with a 403 until the second factor is verified. Without it, a session can only
 * set up or verify the second factor and sign out.
 */
export function requireSecondFactor(strapi: Core.Strapi): void {
  checkPanelRequests(strapi, async ({ state }) => {
    const { config } = state.route
    if (config.auth === false || config.beforeSecondFactor || isSignOut(state.route)) return
    if (!(await isAllowed(state))) throw secondFactorMissing()
  })
}
