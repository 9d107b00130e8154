import { serverContext } from '@bgm/server/context'
import { hasPermission, type Permission } from '@bgm/validation'
import { activeMembership, getAccount } from '#app/services/account.server'
import { type RouteArgs, requireApi } from './api.server'
import { forbidden } from './respond.server'

/** Shows a page only to a role whose forms it would not all refuse; the backend decides again when one is sent. */
export async function requirePermission(args: RouteArgs, permission: Permission): Promise<void> {
  const account = await getAccount(requireApi(args))
  const membership = activeMembership(account)
  if (hasPermission(membership?.role ?? null, permission)) return
  const { log, requestId } = serverContext(args.context)
  const event = {
    event: 'permission.refused',
    request_id: requestId,
    account: account.id,
    organisation: membership?.organisation.id,
    reason: permission,
  }
  log.warn(event, 'security')
  throw forbidden()
}
