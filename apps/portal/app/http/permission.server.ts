import type { Api } from '@bgm/api-client'
import { mayDo, type Permission } from '@bgm/validation'
import { activeMembership, getAccount } from '#app/services/account.server'

/** The page that says so, for a role whose every form here would be refused; the backend decides about the forms. */
export async function requirePermission(api: Api, permission: Permission): Promise<void> {
  const membership = activeMembership(await getAccount(api))
  if (!mayDo(membership?.role ?? null, permission)) throw new Response(null, { status: 403 })
}
