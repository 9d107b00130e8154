import type { OrderRequestDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Avatar, ButtonLink, Lobe, Notice } from '@bgm/ui'
import type { ReactNode } from 'react'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Props = { request: OrderRequestDetail }

/** Who asks, why and for how much, or what has become of it. */
export const RequestHead = ({ request }: Props) =>
  request.state === 'requested' ? <Asking request={request} /> : <Outcome request={request} />

function Purpose({ request }: Props) {
  return (
    <blockquote className="border-l-[3px] border-accent py-0.5 pl-4 text-lead wrap-anywhere whitespace-pre-line">
      {request.purpose}
    </blockquote>
  )
}

function Asking({ request }: Props) {
  const t = useText()
  const locale = useLocale()
  const { requester, own, obstacle, total, current_total: current, tax, refused } = request
  const money = (amount: number) => format.rupiah(amount, locale)
  const title = own ? 'own' : obstacle === null ? 'asks_you' : 'asks'
  return (
    <section className="grid gap-5 rounded-leaf-panel border border-line bg-surface px-5 py-7 sm:px-9">
      <div className="flex items-start gap-4">
        <Avatar name={requester} className="max-sm:hidden" />
        <div className="min-w-0">
          <h1 className="text-title wrap-anywhere">{t(`approval.request.${title}`, { name: requester })}</h1>
          <p className="mt-1 text-label text-muted">{format.dateTime(request.requested_at, locale)}</p>
        </div>
      </div>
      <Purpose request={request} />
      <div className="border-t border-line pt-5">
        <p className="text-label text-muted">
          {t(tax ? 'approval.request.total' : 'approval.request.total_plain')}
        </p>
        <p className="text-[2rem] leading-[1.1] font-bold tracking-[-0.035em] tabular-nums sm:text-[2.75rem]">
          {money(current)}
        </p>
      </div>
      {refused > 0 ? (
        <Notice tone="bad">
          {t('approval.request.refused', { units: t('words.units', { count: refused }), name: requester })}
        </Notice>
      ) : current !== total ? (
        <Notice tone="warn">
          {t('approval.request.changed', { before: money(total), after: money(current) })}
        </Notice>
      ) : null}
    </section>
  )
}

const looks = {
  placed: { panel: 'bg-ok-tint', lobe: 'fill-ok' },
  declined: { panel: 'bg-bad-tint', lobe: 'fill-bad rotate-90' },
  void: { panel: 'bg-sunken', lobe: 'fill-muted' },
} as const

function Outcome({ request }: Props) {
  const t = useText()
  const locale = useLocale()
  const { state, end, decided_by, decided_at, decline_reason: reason, own } = request
  if (state === 'requested') return null
  const name = decided_by ?? ''
  const date = decided_at ? format.dateTime(decided_at, locale) : ''
  const texts: Record<typeof state, [string, string]> = {
    placed: [t('approval.done.placed'), t('approval.done.placed_text', { name, date })],
    declined: [t('approval.done.declined', { name }), t('approval.done.declined_text', { date })],
    void: [t('approval.done.void'), t(`approval.ends.${end ?? 'changed'}`)],
  }
  const [title, text] = texts[state]
  return (
    <section
      className={`grid gap-4 rounded-leaf-panel px-5 py-7 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6 sm:px-9 ${looks[state].panel}`}
    >
      <Lobe level={1} className={`size-12 max-sm:hidden ${looks[state].lobe}`} />
      <div className="grid min-w-0 gap-3">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        <p>{text}</p>
        {reason ? <Reason>{reason}</Reason> : null}
        {own && state !== 'placed' ? (
          <p className="flex flex-wrap items-center gap-3">
            <ButtonLink href={paths.cart(locale)} variant="ink">
              {t('approval.done.again')}
            </ButtonLink>
            <span className="text-label">{t('approval.done.kept')}</span>
          </p>
        ) : null}
        <OrderLinks request={request} />
      </div>
    </section>
  )
}

function Reason({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      <b className="block text-label font-[650]">{t('approval.done.reason')}</b>
      {children}
    </p>
  )
}

function OrderLinks({ request: { order } }: Props) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  if (!order) return null
  return (
    <p className="flex flex-wrap gap-2.5">
      {may('order.pay') ? (
        <ButtonLink href={paths.payOrder(locale, order.id)} variant="ink">
          {t('approval.done.pay')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={paths.order(locale, order.id)} variant="secondary">
        {t('approval.done.order')}
      </ButtonLink>
    </p>
  )
}
