import { getServerContext } from '@bgm/server/context'
import { hasPermission, type Permission } from '@bgm/validation'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { type RouteArgs, requireApi } from './api.server'
import { forbidden } from './respond.server'

/** Responds with 403 if the role lacks the permission for the page. The backend checks it again. */
export async function requirePermission(args: RouteArgs, permission: Permission): Promise<void> {
  const account = await getAccount(requireApi(args))
  const membership = findActiveMembership(account)
  if (hasPermission(membership?.role ?? null, permission)) return
  const { log, requestId } = getServerContext(args.context)
  const event = {
    event: 'permission.rejected',
    request_id: requestId,
    account: account.id,
    organisation: membership?.organisation.id,
    reason: permission,
  }
  log.warn(event, 'security')
  throw forbidden()
}
