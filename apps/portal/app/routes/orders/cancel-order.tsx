import { format } from '@bgm/i18n'
import { Breadcrumb, Card, PageHeader } from '@bgm/ui'
import { formObject } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { submit } from '#app/forms/submit.server'
import { requireApi } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { cancelOrder } from '#app/services/ordering.server'
import { getOrder } from '#app/services/orders.server'
import { useLocale, useText } from '#app/text'
import { CancelForm } from './cancel-form'

await loadMessages('ordering')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'order.cancel')
  const order = await getOrder(api, args.params.id ?? '')
  if (order.state !== 'awaiting-payment') throw redirectTo(paths.order(getLocale(args.request), order.id))
  return { id: order.id, number: order.number, voucher_code: order.voucher_code }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return submit(args.request, formObject({}), async () => {
    const { id, number } = await cancelOrder(api, args.params.id ?? '')
    return redirectAfterPost(
      paths.order(getLocale(args.request), id),
      await flashSuccess('ordering.cancel.done', { number }),
    )
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'ordering.cancel.title', { number: args.data?.number ?? '' })

export default function CancelOrder() {
  const order = useLoaderData<typeof loader>()
  const { id, number } = order
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('ordering.cancel.title', { number: format.nonBreaking(number) })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('orders.title'), href: paths.orders(locale) },
              { label: number, href: paths.order(locale, id) },
              { label: t('ordering.cancel.action') },
            ]}
          />
        }
      />
      <Card className="max-w-[40rem]">
        <CancelForm order={order} />
      </Card>
    </>
  )
}
