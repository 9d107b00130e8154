import { getServerContext } from '@bgm/server/context'
import { hasPermission, type Permission } from '@bgm/validation'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { type RouteArgs, requireApi } from './api.server'
import { findResubmittableFields, rememberSubmission } from './form-recovery.server'
import { forbidden } from './respond.server'
import { createShownForError, findShownFor, takeShownFor } from './shown-for.server'

/**
 * The error for a form whose organisation is no longer the active one, in which the role may differ. Reads the
 * body, because the form is not processed any further.
 */
async function findShownForError(request: Request, active: string | undefined): Promise<Response | null> {
  if (request.method === 'GET' || request.bodyUsed) return null
  const body = await request.formData().catch(() => null)
  const texts = [...(body ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string')
  const { form = '', intent = '', ...rest } = takeShownFor(request, Object.fromEntries(texts))
  rememberSubmission(request, { form, intent, texts: rest })
  const shown = findShownFor(request)
  if (shown === null || shown.organisation === active) return null
  return createShownForError(request, findResubmittableFields(request))
}

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
  throw (await findShownForError(args.request, membership?.organisation.id)) ?? forbidden()
}
