import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getUsageStatement } from '#app/services/usage.server'
import { requireValidMonth, usageRules } from './usage-rules.server'

/**
 * Responds with a one-page PDF of the month in the language of the URL, for the unit or zone selected on the
 * page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidMonth(args)
  await requirePermission(args, 'usage.read')
  const { filter } = parseListQuery(args.request, usageRules)
  return attachment(await getUsageStatement(api, args.params.month ?? '', filter, getLocale(args.request)))
}
