import { hasPermission } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireRecordId } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getOrderOptions } from '#app/services/ordering.server'

/**
 * Redirects from a reminder to the summary of an order for the same package or what was planned, or to the payment of an open
 * order.
 */
export async function loader(args: LoaderFunctionArgs) {
  const unit = args.params.id ?? ''
  requireRecordId(args.request, unit)
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const [account, ordering] = await Promise.all([getAccount(api), getOrderOptions(api, unit)])
  const role = findActiveMembership(account)?.role ?? null
  const last = ordering.subscriptions.at(-1)
  if (ordering.open_order && hasPermission(role, 'order.pay'))
    return redirectTo(paths.payOrder(locale, ordering.open_order.id))
  if (!hasPermission(role, 'order.create'))
    return redirectTo(paths.businessUnit(locale, unit), await flashWarning('ordering.refused.role'))
  if (last?.trial && ordering.kinds.includes('new')) return redirectTo(paths.newOrder(locale, { unit }))
  if (!last || !ordering.kinds.includes('renewal')) return redirectTo(paths.businessUnit(locale, unit))
  const next = ordering.scheduled?.next ?? last
  return redirectTo(
    paths.newOrderSummary(locale, {
      unit,
      kind: 'renewal',
      package: next.package.key,
      billing_period: next.billing_period,
      zone_count: String(next.zone_count),
    }),
  )
}
