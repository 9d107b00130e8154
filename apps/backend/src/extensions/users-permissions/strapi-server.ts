import { z } from 'zod'
import { findSession } from '#src/api/session/services/session'
import { cachedPermissions } from '#src/auth/cached-permissions'
import { hashPassword, verifyPassword } from '#src/auth/passwords'
import { getEffectiveRole } from '#src/auth/permissions'
import type { Account, Call } from '#src/http/request-context'

type Route = { method: string; path: string }
type JwtService = { getToken(ctx: Call): Promise<unknown> }
type UserService = { fetchAuthenticatedUser(id: number): Promise<(Account & { role: unknown }) | null> }
type PermissionService = {
  findRolePermissions(role: number): Promise<{ action: string }[]>
  findPublicPermissions(): Promise<{ action: string }[]>
}
type Factory<T> = (input: { strapi: unknown }) => T

type Plugin = {
  routes: { 'content-api': () => { type: string; routes: Route[] } }
  services: { jwt: Factory<JwtService>; user: Factory<UserService>; permission: Factory<PermissionService> }
}

const claimsSchema = z.object({ id: z.number(), sid: z.string() })

export default (plugin: Plugin) => {
  // The plugin's own routes are removed, so that no permission can expose them.
  const routes = plugin.routes['content-api']
  plugin.routes['content-api'] = () => ({ ...routes(), routes: [] })

  const jwt = plugin.services.jwt
  plugin.services.jwt = input => {
    const stock = jwt(input)
    return {
      ...stock,
      /**
       * Returns the claims of a token whose session is open, or null without a token. Throws for any other token,
       * which results in a 401.
       */
      async getToken(ctx: Call) {
        const claims = await stock.getToken(ctx)
        if (!claims) return null
        const { id, sid } = claimsSchema.parse(claims)
        const session = await findSession(sid)
        if (!session) throw new Error('The session has ended')
        ctx.state.session = { documentId: sid, active_organisation: session.active_organisation }
        return { id }
      },
    }
  }

  const permission = plugin.services.permission
  plugin.services.permission = input => {
    const stock = permission(input)
    return {
      ...stock,
      findRolePermissions: cachedPermissions('role', stock.findRolePermissions),
      findPublicPermissions: cachedPermissions('public', stock.findPublicPermissions),
    }
  }

  const user = plugin.services.user
  plugin.services.user = input => {
    const stock = user(input)
    return {
      ...stock,
      validatePassword: verifyPassword,
      async ensureHashedPasswords<Values extends { password: string }>(values: Values) {
        return { ...values, password: await hashPassword(values.password) }
      },
      async fetchAuthenticatedUser(id: number) {
        const account = await stock.fetchAuthenticatedUser(id)
        return account && { ...account, role: await getEffectiveRole(account.confirmed, account.role) }
      },
    }
  }
  return plugin
}
