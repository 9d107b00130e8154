import { cachePublicPermissions, hashPassword, verifyPassword } from '#src/identity'

type Route = { method: string; path: string }
type UserService = Record<string, unknown>
type PermissionService = { findPublicPermissions(): Promise<{ action: string }[]> }
type Factory<T> = (input: { strapi: unknown }) => T

type Plugin = {
  routes: { 'content-api': () => { type: string; routes: Route[] } }
  services: { user: Factory<UserService>; permission: Factory<PermissionService> }
}

export default (plugin: Plugin) => {
  // The plugin's own routes are removed, so that no permission can expose them.
  const routes = plugin.routes['content-api']
  plugin.routes['content-api'] = () => ({ ...routes(), routes: [] })

  const permission = plugin.services.permission
  plugin.services.permission = input => {
    const stock = permission(input)
    return { ...stock, findPublicPermissions: cachePublicPermissions(stock.findPublicPermissions) }
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
    }
  }
  return plugin
}
