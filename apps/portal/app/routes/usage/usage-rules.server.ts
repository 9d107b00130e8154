import { requireValidParams } from '@bgm/server/not-found'
import type { RouteArgs } from '#app/http/api.server'
import { isDate, isId, isSearchText } from '#app/http/query.server'
import { isMonth } from './month'

/** The query parameters of a month's report. */
export const usageRules = { month: isMonth, unit: isId, zone: isId, day: isDate, q: isSearchText }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isPlayId = (id: string) => id.length === 36 && uuid.test(id)

/** Responds with 404 if the id in the URL is not a play's id. */
export const requirePlayId = (args: RouteArgs) => requireValidParams(args, ({ id = '' }) => isPlayId(id))

/** Responds with 404 if the month in the URL is invalid. */
export const requireValidMonth = (args: RouteArgs) =>
  requireValidParams(args, ({ month = '' }) => isMonth(month))
