import type { Api } from '@bgm/api-client'
import {
  cancelSubscriptionSchema,
  confirmPlanSchema,
  confirmReferencedOrderSchema,
  moveSubscriptionSchema,
  withdrawPlanSchema,
} from '@bgm/validation'
import type { FormBody } from '#app/forms/form-body.server'
import { submit } from '#app/forms/submit.server'
import type { RouteArgs } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { handleToCart } from '#app/routes/orders/to-cart.server'
import { placeOrder } from '#app/services/ordering.server'
import {
  completeLargerChoice,
  completePauseChoice,
  completeSmallerChoice,
  getChangeData,
  planChange,
  toChangeOrder,
  withdrawPlan,
} from '#app/services/subscription-changes.server'
import { cancelSubscription, moveSubscription } from '#app/services/subscription-moves.server'
import { parseChoice } from './choice.server'

async function requireRunning(api: Api, { request, params: { id = '' } }: RouteArgs) {
  const data = await getChangeData(api, id)
  const { current } = data
  if (!current) throw redirectTo(paths.changeSubscription(getLocale(request), id))
  return { ...data, current }
}

/** Orders the larger package or the zones of the URL at the price that was shown. */
const orderLarger = (args: RouteArgs, api: Api, form: FormBody) =>
  submit(form, confirmReferencedOrderSchema, async confirmed => {
    const locale = getLocale(args.request)
    const larger = completeLargerChoice(parseChoice(args.request), await requireRunning(api, args))
    const order = toChangeOrder(args.params.id ?? '', larger)
    const { id, number, state } = await placeOrder(api, order, confirmed, form.texts.submission_key ?? '')
    return redirectAfterPost(
      state === 'awaiting-payment' ? paths.payOrder(locale, id) : paths.order(locale, id),
      await flashSuccess('notices.order_confirmed', { number }),
    )
  })

/** Puts the larger package or the zones of the URL into the cart, where their approval is requested. */
async function putLargerIntoCart(args: RouteArgs, api: Api, form: FormBody) {
  const larger = completeLargerChoice(parseChoice(args.request), await requireRunning(api, args))
  return handleToCart(args.request, api, form, [toChangeOrder(args.params.id ?? '', larger)])
}

/** Plans what the URL says, which costs nothing now. */
const confirmPlan = (args: RouteArgs, api: Api, form: FormBody) =>
  submit(form, confirmPlanSchema, async ({ change, close_unit }) => {
    const unit = args.params.id ?? ''
    const choice = parseChoice(args.request)
    if (change === 'stop') await planChange(api, unit, close_unit ? { change, close_unit } : { change })
    else if (change === 'pause') {
      const { possible } = completePauseChoice(choice, await requireRunning(api, args))
      if (possible) await planChange(api, unit, { change, from: possible.from, months: possible.months })
    } else {
      const {
        package: key,
        billing_period,
        zone_count,
        ending_zones,
      } = completeSmallerChoice(parseChoice(args.request), await requireRunning(api, args))
      await planChange(api, unit, { change, package: key, billing_period, zone_count, ending_zones })
    }
    return redirectAfterPost(
      paths.businessUnit(getLocale(args.request), unit),
      await flashSuccess(close_unit ? 'notices.change_close' : `notices.change_${change}`),
    )
  })

const moveToUnit = (args: RouteArgs, api: Api, form: FormBody) =>
  submit(form, moveSubscriptionSchema, async ({ target }) => {
    await moveSubscription(api, args.params.id ?? '', target)
    return redirectAfterPost(
      paths.businessUnit(getLocale(args.request), target),
      await flashSuccess('notices.change_move'),
    )
  })

const cancelUnused = (args: RouteArgs, api: Api, form: FormBody) =>
  submit(form, cancelSubscriptionSchema, async ({ expected_refund }) => {
    const unit = args.params.id ?? ''
    await cancelSubscription(api, unit, expected_refund)
    return redirectAfterPost(
      paths.businessUnit(getLocale(args.request), unit),
      await flashSuccess('notices.change_cancel'),
    )
  })

/** Withdraws a plan; the form is on the page of the unit too. */
export const withdrawPlanned = (args: RouteArgs, api: Api, form: FormBody) =>
  submit(form, withdrawPlanSchema, async ({ plan }) => {
    const unit = args.params.id ?? ''
    await withdrawPlan(api, unit, plan)
    const here = paths.businessUnit(getLocale(args.request), unit)
    return redirectAfterPost(
      here,
      await flashSuccess(plan === 'pause' ? 'notices.pause_ended' : 'notices.plan_withdrawn'),
    )
  })

export function handleChangeForm(args: RouteArgs, api: Api, form: FormBody) {
  if (form.form === 'withdraw-plan') return withdrawPlanned(args, api, form)
  if (form.form === 'to-cart') return putLargerIntoCart(args, api, form)
  if (form.form === 'move') return moveToUnit(args, api, form)
  if (form.form === 'cancel') return cancelUnused(args, api, form)
  return form.form === 'plan' ? confirmPlan(args, api, form) : orderLarger(args, api, form)
}
