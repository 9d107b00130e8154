import type { Api } from '@bgm/api-client'
import { mayDo, type Permission } from '@bgm/validation'
import { forbidden } from '#app/http/respond.server'
import { activeMembership, getAccount } from '#app/services/account.server'

/** Shows a page only to a role that may do what it is for; the backend decides again when it is done. */
export async function requirePermission(api: Api, permission: Permission): Promise<void> {
  const membership = activeMembership(await getAccount(api))
  if (!mayDo(membership?.role ?? null, permission)) throw forbidden()
}
