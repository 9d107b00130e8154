import { format } from '@bgm/i18n'
import { Breadcrumb } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getOrderRequest } from '#app/services/order-requests.server'
import { useLocale, useText } from '#app/text'
import { DecisionCard } from './decision-card'
import { RequestContent } from './request-content'
import { handleRequestForm } from './request-forms.server'
import { RequestHead } from './request-head'
import { RequestTrail } from './request-trail'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'cart', 'approval')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const { page } = parseListQuery(args.request, {})
  const { request, ...lines } = await getOrderRequest(api, args.params.id ?? '', page)
  redirectToLastPage(args.request, lines.pagination)
  return { request, lines }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleRequestForm(args.request, api, args.params.id ?? '', await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'approval.request.title', { name: args.data?.request.requester ?? '' })

export default function OrderRequestPage() {
  const { request, lines } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <Breadcrumb
        label={t('navigation.breadcrumb')}
        items={[
          { label: t('orders.title'), href: paths.orders(locale) },
          { label: t('approval.title'), href: paths.orderRequests(locale) },
          { label: format.shortDate(request.requested_at, locale) },
        ]}
      />
      <div className="mt-5 grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,352px)] xl:grid-rows-[auto_auto_1fr]">
        <RequestHead request={request} />
        <div className="xl:col-start-2 xl:row-span-3 xl:row-start-1">
          <DecisionCard request={request} />
        </div>
        <RequestContent request={request} lines={lines} />
        <RequestTrail request={request} />
      </div>
    </>
  )
}
