import type { Withholding } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, Card, Notice, PageHeader, SummaryList } from '@bgm/ui'
import { slipFormSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { TransferDetails } from '#app/components/transfer-details'
import { useHasPermission } from '#app/components/use-has-permission'
import { WithholdingBadge } from '#app/components/withholding-badge'
import { withUpload } from '#app/forms/read-form.server'
import { reply, submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getWithholding, sendSlip } from '#app/services/withholdings.server'
import { useLocale, useText } from '#app/text'
import { NextSteps } from './next-steps'
import { ReportCard } from './report-card'
import { SlipForm } from './slip-form'
import { SlipsCard } from './slips-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments', 'withholding')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'invoice.read')
  return { withholding: await getWithholding(api, args.params.id ?? ''), now: Date.now() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  return withUpload(args.request, form =>
    submit(form, slipFormSchema, async slip => {
      const { slip_file: file } = form.files
      if (!file) return reply(form, { slip_file: [{ key: 'validation.required' }] }, 400)
      await sendSlip(api, id, slip, file)
      return redirectAfterPost(
        paths.withholding(getLocale(args.request), id),
        await flashSuccess('withholding.upload.sent'),
      )
    }),
  )
}

export const meta: MetaFunction = args => pageTitle(args, 'withholding.title')

export default function WithholdingPage() {
  const { withholding, now } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { order, state, rate, amount, due_at: due, account, report } = withholding
  const isOpen = state === 'awaited' || state === 'refused'
  return (
    <>
      <PageHeader
        title={t('withholding.title')}
        text={t('withholding.text', { number: report.document, rate: `${rate}%` })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('orders.title'), href: paths.orders(locale) },
              { label: order.number, href: paths.order(locale, order.id) },
              { label: t('withholding.title') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,352px)]">
        <div className="grid gap-5">
          <StateNotice withholding={withholding} now={now} />
          {isOpen && may('order.pay') ? <SlipForm withholding={withholding} /> : null}
          {withholding.slips.length > 0 ? <SlipsCard order={order.id} slips={withholding.slips} /> : null}
        </div>
        <aside className="grid gap-5">
          <Card>
            <SummaryList
              items={[
                { term: t('withholding.state'), detail: <WithholdingBadge state={state} /> },
                { term: t('withholding.withheld'), detail: format.rupiah(amount, locale) },
                ...(isOpen ? [{ term: t('withholding.due'), detail: format.date(due, locale) }] : []),
              ]}
            />
          </Card>
          <ReportCard withholding={withholding} />
          {isOpen ? <NextSteps due={due} amount={amount} /> : null}
          {account && isOpen ? (
            <Card title={t('withholding.difference.title')} note={t('withholding.difference.text')}>
              <TransferDetails total={amount} account={account} />
            </Card>
          ) : null}
        </aside>
      </div>
    </>
  )
}

/** What has become of the slip, and what to do next. */
function StateNotice({ withholding, now }: { withholding: Withholding; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { state, slips, amount, due_at: due } = withholding
  const date = format.date(due, locale)
  if (state === 'refused')
    return <Notice tone="bad">{t('withholding.refused', { number: slips[0]?.number ?? '', date })}</Notice>
  if (state === 'awaited')
    return Date.parse(due) < now ? (
      <Notice tone="bad">{t('withholding.overdue', { date, amount: format.rupiah(amount, locale) })}</Notice>
    ) : null
  const tone = state === 'sent' || state === 'void' ? 'info' : 'ok'
  const key = state === 'sent' ? 'waiting' : state
  return <Notice tone={tone}>{t(`withholding.${key}`)}</Notice>
}
