import { requireValidParams } from '@bgm/server/not-found'
import type { RouteArgs } from '#app/http/api.server'
import { isId } from '#app/http/query.server'
import { isMonth } from './month'

/** The query parameters of a month's report. */
export const usageRules = { zone: isId }

/** Responds with 404 if the month in the URL is invalid. */
export const requireMonth = (args: RouteArgs) => requireValidParams(args, ({ month = '' }) => isMonth(month))
