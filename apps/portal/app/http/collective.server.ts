import type { Api } from '@bgm/api-client'
import { notFound } from '@bgm/server/not-found'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { type RouteArgs, requireApi } from './api.server'
import { getLocale } from './locale.server'
import { redirectTo } from './respond.server'

/** Returns the API client for a user of a collective body; throws a 404 for members. */
export async function requireCollectiveApi(args: RouteArgs): Promise<Api> {
  const api = requireApi(args)
  const { collective_body } = await getAccount(api)
  if (!collective_body) throw notFound(args.request)
  return api
}

/** Like `requireCollectiveApi`, but redirects to the second factor setup until it is complete. */
export async function requireReaderApi(args: RouteArgs): Promise<Api> {
  const api = await requireCollectiveApi(args)
  const { collective_body } = await getAccount(api)
  if (!collective_body?.second_factor) throw redirectTo(paths.collectiveSecurity(getLocale(args.request)))
  return api
}
