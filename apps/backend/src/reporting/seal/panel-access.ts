import { HttpError } from '#src/platform/http/errors'
import type { RequestContext } from '#src/platform/http/request-context'

type Ability = { can(action: string, subject: string): boolean }
/** A request from the admin panel. */
export type PanelCall = RequestContext & { state: { userAbility?: Ability; user?: { id: number } } }

function requireAbility(ctx: PanelCall, act: 'read' | 'update'): void {
  const action = `plugin::content-manager.explorer.${act}`
  if (!ctx.state.userAbility?.can(action, 'api::seal.usage-setting')) throw new HttpError(403, 'Forbidden')
}

/** Only roles that may read the usage setting can see the log and all customers' reports. */
export const requireLogReader = (ctx: PanelCall): void => requireAbility(ctx, 'read')

/** Only roles that may change the usage setting can create reports. */
export const requireLogEditor = (ctx: PanelCall): void => requireAbility(ctx, 'update')
