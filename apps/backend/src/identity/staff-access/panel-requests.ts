import type { Core } from '@strapi/strapi'
import type { Next } from '#src/platform/http/request-context'

/** A request to a route of the admin panel, after authentication. */
export type PanelRequest = {
  request: { body?: unknown; ip: string }
  state: {
    route: {
      handler: unknown
      info: { type?: string; pluginName?: string }
      config: { auth?: unknown; beforeSecondFactor?: boolean }
    }
    auth?: { strategy: { name: string } }
    user?: { id: number }
    session?: { id: string }
  }
}

type Check = (ctx: PanelRequest) => void | Promise<void>

/**
 * Runs a check before the handler of every panel route, ours and Strapi's, and after its authentication. Routes
 * without authentication are checked too.
 */
export function checkPanelRequests(strapi: Core.Strapi, check: Check): void {
  const service: { authenticate(ctx: PanelRequest, next: Next): Promise<unknown> } = strapi.get('auth')
  const authenticate = service.authenticate
  service.authenticate = (ctx, next) =>
    authenticate(ctx, async () => {
      if (ctx.state.route.info.type === 'admin') await check(ctx)
      return next()
    })
}
