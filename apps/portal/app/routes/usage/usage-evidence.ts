import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { streamedAttachment } from '#app/http/respond.server'
import { openUsageEvidence } from '#app/services/usage.server'
import { requireValidMonth, usageRules } from './usage-rules.server'

/** Responds with the proofs of a month's plays, for the unit or zone selected on the page. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidMonth(args)
  await requirePermission(args, 'usage.read')
  const { filter } = parseListQuery(args.request, usageRules)
  return streamedAttachment(await openUsageEvidence(api, args.params.month ?? '', filter))
}
