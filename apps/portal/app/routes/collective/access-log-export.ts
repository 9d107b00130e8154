import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireReaderApi } from '#app/http/collective.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { streamedAttachment } from '#app/http/respond.server'
import { exportAccessLog } from '#app/services/collective.server'
import { readLogRules } from './rules.server'

/** Responds with the access log as a CSV file, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const api = await requireReaderApi(args)
  const { filter } = parseListQuery(args.request, readLogRules)
  return streamedAttachment(await exportAccessLog(api, filter, getLocale(args.request)))
}
