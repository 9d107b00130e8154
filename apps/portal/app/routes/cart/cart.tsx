import { randomUUID } from 'node:crypto'
import { format } from '@bgm/i18n'
import { Breadcrumb, ButtonLink, EmptyState, Notice, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getCart } from '#app/services/cart.server'
import { listPackages } from '#app/services/packages.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { AddRenewals } from './add-renewals'
import { AskApproval } from './ask-approval'
import { handleCartForm } from './cart-forms.server'
import { CartLines } from './cart-lines'
import { CartReceipt } from './cart-receipt'
import { ClearCart } from './clear-cart'
import { ConfirmCart } from './confirm-cart'
import { MakeQuotation } from './make-quotation'
import { PendingRequest } from './pending-request'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'cart', 'approval', 'quotations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'order.create')
  const { page } = parseListQuery(args.request, {})
  const [cart, packages, royalty] = await Promise.all([
    getCart(api, page),
    listPackages(api),
    getRoyalty(api),
  ])
  redirectToLastPage(args.request, cart.pagination)
  const offers = packages.filter(offer => !offer.contact_only)
  return { cart, offers, royalty, submissionKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'order.create')
  return handleCartForm({ args, api, form: await readForm(args.request) })
}

export const meta: MetaFunction = args => pageTitle(args, 'cart.title')

export default function CartPage() {
  const { cart, offers, royalty } = useLoaderData<typeof loader>()
  const t = useText()
  const adding = useSubmission('cart-add')
  if (cart.pagination.total === 0) return <EmptyCart />
  const zones = cart.groups.reduce((sum, group) => sum + group.zones, 0)
  const units = (count: number) => t('words.units', { count })
  return (
    <>
      <Header
        title={t('cart.heading', { units: units(cart.pagination.total) })}
        text={t('cart.text', { zones: t('words.zones', { count: zones }) })}
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,336px)]">
        <div className="grid min-w-0 gap-5">
          {adding.reply?.result.error ? (
            <Notice tone="bad" role="alert">
              {t('errors.cart-full')}
            </Notice>
          ) : null}
          {cart.request ? <PendingRequest request={cart.request} /> : null}
          {cart.refused > 0 ? (
            <Notice tone="warn">{t('cart.refused', { units: units(cart.refused) })}</Notice>
          ) : null}
          <CartLines cart={cart} offers={offers} />
          <ClearCart />
        </div>
        <div className="grid gap-5">
          <CartReceipt cart={cart} royalty={royalty} />
          {cart.request ? null : <Order />}
          {cart.orderable > 0 && cart.refused === 0 ? <MakeQuotation cart={cart} /> : null}
        </div>
      </div>
    </>
  )
}

/** Orders what is in the cart, or asks for its approval. */
function Order() {
  const { cart, submissionKey } = useLoaderData<typeof loader>()
  const total = format.rupiah(cart.total, useLocale())
  const { approval } = cart
  return approval && cart.orderable > 0 ? (
    <AskApproval cart={{ ...cart, approval }} />
  ) : (
    <ConfirmCart cart={cart} submissionKey={submissionKey} total={total} />
  )
}

function Header({ title, text }: { title: string; text?: string }) {
  const t = useText()
  const locale = useLocale()
  return (
    <PageHeader
      title={title}
      {...(text ? { text } : {})}
      breadcrumb={
        <Breadcrumb
          label={t('navigation.breadcrumb')}
          items={[{ label: t('orders.title'), href: paths.orders(locale) }, { label: t('cart.title') }]}
        />
      }
      action={
        <div className="flex flex-wrap gap-2.5 max-sm:w-full">
          <AddRenewals />
          <ButtonLink href={paths.businessUnits(locale)} variant="secondary" className="max-sm:w-full">
            <Plus aria-hidden="true" strokeWidth={1.75} />
            {t('cart.add_units')}
          </ButtonLink>
        </div>
      }
    />
  )
}

function EmptyCart() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <Header title={t('cart.title')} />
      <EmptyState
        title={t('cart.empty.title')}
        className="rounded-card border border-line bg-surface"
        action={<ButtonLink href={paths.businessUnits(locale)}>{t('cart.empty.action')}</ButtonLink>}
      >
        {t('cart.empty.text')}
      </EmptyState>
    </>
  )
}
