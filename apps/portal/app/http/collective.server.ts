import type { Api } from '@bgm/api-client'
import { notFound } from '@bgm/server/not-found'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { type RouteArgs, requireApi } from './api.server'
import { localeOf } from './locale.server'
import { redirectTo } from './respond.server'

/** The API client of a user of a collective body; 404 for members. */
export async function requireCollective(args: RouteArgs): Promise<Api> {
  const api = requireApi(args)
  const { collective_body } = await getAccount(api)
  if (!collective_body) throw notFound(args.request)
  return api
}

/** Like `requireCollective`, but redirects to the setup of the second factor until it is complete. */
export async function requireReader(args: RouteArgs): Promise<Api> {
  const api = await requireCollective(args)
  const { collective_body } = await getAccount(api)
  if (!collective_body?.second_factor) throw redirectTo(paths.collectiveSecurity(localeOf(args.request)))
  return api
}
