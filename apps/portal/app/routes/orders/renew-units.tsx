import { randomUUID } from 'node:crypto'
import { format } from '@bgm/i18n'
import { Card, OrderSummary, PageHeader, TextLink } from '@bgm/ui'
import { confirmReferencedOrderSchema, hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmOrder } from '#app/components/confirm-order'
import { pageTitle } from '#app/components/page'
import { RoyaltyLine } from '#app/components/royalty-line'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { reply, submit } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getRole } from '#app/services/account.server'
import {
  findRenewalApproval,
  getRenewalsTotal,
  listMissingRenewals,
  listOpenOrderIds,
  listRenewals,
  placeRenewals,
} from '#app/services/renewals.server'
import { getCoverage } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { handleToCart } from './to-cart.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments', 'approval')

/** The maximum number of units in a reminder's link. */
const maxUnits = 25

const selectedUnits = (request: Request): string[] =>
  [...new Set(new URL(request.url).searchParams.getAll('unit').filter(isId))].slice(0, maxUnits)

/**
 * Loads the page that reminders for several units link to: one button orders all renewals, and one payment
 * pays for them.
 */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const all = paths.businessUnits(locale, { sort: 'expired_date' })
  const role = await getRole(api)
  // Reminders are also sent to roles that may pay but not order.
  if (!hasPermission(role, 'order.create')) {
    const open = hasPermission(role, 'order.pay')
      ? await listOpenOrderIds(api, selectedUnits(args.request))
      : []
    if (open.length > 0) throw redirectTo(paths.payOrders(locale, open))
    throw redirectTo(all, await flashWarning('ordering.refused.role'))
  }
  const [renewals, { royalty }] = await Promise.all([
    listRenewals(api, selectedUnits(args.request)),
    getCoverage(api),
  ])
  if (renewals.length === 0) throw redirectTo(all, await flashWarning('ordering.refused.none'))
  const shown = renewals.map(({ id, name, order, total, covers_from, covers_until }) => ({
    ...{ id, name, total, covers_from, covers_until },
    number: order?.number ?? null,
  }))
  const approval = await findRenewalApproval(api, renewals)
  const total = getRenewalsTotal(renewals)
  return { renewals: shown, total, approval, royalty, submissionKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const form = await readForm(args.request)
  if (form.form === 'to-cart') {
    const renewals = await listRenewals(api, selectedUnits(args.request))
    return handleToCart(args.request, api, form, listMissingRenewals(renewals))
  }
  return submit(form, confirmReferencedOrderSchema, async ({ expected_total, ...references }) => {
    const renewals = await listRenewals(api, selectedUnits(args.request))
    if (getRenewalsTotal(renewals) !== expected_total)
      return reply(form, { '': [{ key: 'errors.price-changed' }] }, 422)
    const orders = await placeRenewals(api, renewals, references, form.texts.submission_key ?? '')
    return redirectAfterPost(
      hasPermission(await getRole(api), 'order.pay') ? paths.payOrders(locale, orders) : paths.orders(locale),
    )
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'payments.renewals.title')

export default function RenewUnits() {
  const { renewals, total, approval, royalty, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader title={t('payments.renewals.title')} text={t('payments.renewals.text')} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,384px)]">
        <Card title={t('payments.renewals.units', { count: renewals.length })}>
          <RenewalList />
        </Card>
        <div>
          <OrderSummary
            title={t('orders.summary')}
            items={renewals.map(renewal => ({
              term: renewal.name,
              detail: format.rupiah(renewal.total, locale),
            }))}
            total={{ label: t('orders.total'), amount: format.rupiah(total, locale) }}
            note={<RoyaltyLine royalty={royalty} />}
          />
          <ConfirmOrder
            total={total}
            submissionKey={submissionKey}
            label={`${t('payments.renewals.submit')} · ${format.rupiah(total, locale)}`}
            note={t('ordering.summary.payment')}
            approval={approval}
          />
        </div>
      </div>
    </>
  )
}

function RenewalList() {
  const { renewals } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const without = (left: string) =>
    paths.renewUnits(
      locale,
      renewals.map(({ id }) => id).filter(id => id !== left),
    )
  return (
    <ul className="divide-y divide-line">
      {renewals.map(({ id, name, number, covers_from, covers_until }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 py-3.5">
          <div className="min-w-0">
            <p className="font-semibold break-words">{name}</p>
            <p className="text-small text-muted">
              {number ? t('orders.waiting', { number }) : null}{' '}
              {covers_from && covers_until
                ? t('ordering.period', {
                    from: format.date(covers_from, locale),
                    until: format.lastDay(covers_until, locale),
                  })
                : t('payments.renewals.from_payment')}
            </p>
          </div>
          {renewals.length > 1 ? (
            <TextLink href={without(id)}>
              {t('payments.renewals.leave_out')}
              <span className="sr-only"> {name}</span>
            </TextLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
