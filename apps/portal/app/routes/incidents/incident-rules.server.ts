import { requireValidParams } from '@bgm/server/not-found'
import { incidentKinds, incidentStates } from '@bgm/validation'
import type { RouteArgs } from '#app/http/api.server'
import { isId, isOneOf } from '#app/http/query.server'
import { isMonth } from '../usage/month'

/** The query parameters of the list of incidents. */
export const incidentRules = {
  state: isOneOf(incidentStates),
  kind: isOneOf(incidentKinds),
  zone: isId,
  unit: isId,
}

/** The query parameters of a month's uptime. */
export const uptimeQueryRules = { zone: isId, unit: isId }

/** Responds with 404 if the month in the URL is invalid. */
export const requireValidMonth = (args: RouteArgs) =>
  requireValidParams(args, ({ month = '' }) => isMonth(month))
