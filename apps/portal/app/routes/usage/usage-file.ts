import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getUsageFile } from '#app/services/usage.server'
import { requireValidMonth, usageRules } from './usage-rules.server'

/** Responds with the plays of a month as a CSV file, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidMonth(args)
  await requirePermission(args, 'usage.read')
  const { filter } = parseListQuery(args.request, usageRules)
  return attachment(await getUsageFile(api, args.params.month ?? '', filter, getLocale(args.request)))
}
