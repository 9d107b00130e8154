import { format } from '@bgm/i18n'
import { Badge, Card, createCentredLobePath, type SummaryItem, SummaryList } from '@bgm/ui'
import { ChevronRight } from 'lucide-react'
import { useSiteLink } from '#app/components/page'
import { formatPaymentMethod } from '#app/components/payment-method'
import { type Translate, useLocale, useText } from '#app/text'
import { getPaymentProblem, isMoneyHeld, isUnpaid, type PaymentProblem } from './payment-problem'
import type { PaymentView } from './payment-view'

/** Explains a payment problem: first where the money is, then the facts, then at most two next steps. */
export function ProblemPage({ view, orderHref }: { view: PaymentView; orderHref: string | null }) {
  const t = useText()
  const { attempt, bill } = view
  const problem = getPaymentProblem(attempt)
  const [first] = bill.orders
  const isShort = problem === 'wrong-amount' && (attempt.received ?? 0) < attempt.amount
  return (
    <>
      <Head problem={problem} view={view} />
      <Card title={t('payments.problem.recorded')} className="mt-4">
        <SummaryList items={useFacts(view, problem)} />
      </Card>
      <Options problem={problem} view={view} orderHref={orderHref} />
      <p className="mt-5 text-small text-muted">
        {isMoneyHeld(problem) ? `${t(`payments.problem.${isShort ? 'dont_pay_full' : 'dont_pay'}`)} ` : ''}
        {t('payments.problem.mention', { number: first?.number ?? attempt.reference })}
      </p>
    </>
  )
}

const fills = { warn: 'bg-warn-tint text-warn', bad: 'bg-bad-tint text-bad', info: 'bg-info-tint text-info' }

const getTone = (problem: PaymentProblem): keyof typeof fills =>
  isMoneyHeld(problem) ? 'warn' : problem === 'cancelled' || problem.startsWith('refunded') ? 'info' : 'bad'

function Head({ problem, view }: { problem: PaymentProblem; view: PaymentView }) {
  const t = useText()
  const title = useProblemTitle(problem, view)
  const tone = getTone(problem)
  return (
    <section className={`grid gap-4 rounded-leaf-panel px-5 py-6 sm:px-8 ${fills[tone]}`}>
      <svg viewBox="0 0 60 44" width="60" height="44" aria-hidden="true" className="fill-current">
        {tone === 'bad'
          ? [45, -45].map(turn => (
              <path
                key={turn}
                transform={`translate(24 22) rotate(${turn})`}
                d={createCentredLobePath(20, 9)}
              />
            ))
          : [
              { x: 10, half: 20, turn: 0 },
              { x: 34, half: 14, turn: problem === 'late' ? 32 : 0 },
            ].map(({ x, half, turn }) => (
              <path
                key={x}
                transform={`translate(${x} 22) rotate(${turn})`}
                d={createCentredLobePath(half, 8)}
              />
            ))}
      </svg>
      <div className="text-ink">
        <h1 className="text-title">{title}</h1>
        <p className="mt-1.5 max-w-[40em]">{t(`payments.problem.${problem}.text`)}</p>
      </div>
    </section>
  )
}

function useProblemTitle(problem: PaymentProblem, { attempt: { amount, received } }: PaymentView): string {
  const t = useText()
  const locale = useLocale()
  const missing = amount - (received ?? amount)
  if (problem !== 'wrong-amount' || missing === 0) return t(`payments.problem.${problem}.title`)
  const values = { amount: format.rupiah(Math.abs(missing), locale) }
  return t(`payments.problem.wrong-amount.${missing > 0 ? 'short_title' : 'over_title'}`, values)
}

const amountFacts = (t: Translate, money: (amount: number) => string, amount: number, received: number) =>
  amount === received
    ? []
    : [
        { term: t('payments.problem.expected'), detail: money(amount) },
        {
          term: t(received < amount ? 'payments.problem.short' : 'payments.problem.over'),
          detail: <b className="text-warn">{money(Math.abs(amount - received))}</b>,
        },
      ]

function useFacts({ attempt, bill }: PaymentView, problem: PaymentProblem): SummaryItem[] {
  const t = useText()
  const locale = useLocale()
  const { amount, received, refunded, paid_at, method } = attempt
  const money = (value: number) => format.rupiah(value, locale)
  return [
    ...(received === null
      ? [{ term: t('payments.problem.tried'), detail: formatPaymentMethod(t, method) }]
      : [{ term: t('payments.problem.received'), detail: money(received) }]),
    ...amountFacts(t, money, amount, received ?? amount),
    ...(refunded > 0 ? [{ term: t('payments.problem.refunded'), detail: money(refunded) }] : []),
    ...(paid_at ? [{ term: t('payments.problem.at'), detail: format.dateTime(paid_at, locale) }] : []),
    ...(problem === 'late' && bill.pay_before
      ? [{ term: t('payments.problem.limit'), detail: format.dateTime(bill.pay_before, locale) }]
      : []),
    ...(isMoneyHeld(problem)
      ? [
          {
            term: t('payments.problem.state'),
            detail: <Badge tone="info">{t('payments.problem.reviewed')}</Badge>,
          },
        ]
      : []),
    { term: t('payments.paid.reference'), detail: attempt.reference },
  ]
}

type OptionsProps = {
  problem: PaymentProblem
  view: PaymentView
  orderHref: string | null
}

function Options({ problem, view, orderHref }: OptionsProps) {
  const t = useText()
  const siteLink = useSiteLink()
  const again = problem === 'expired' ? 'again' : 'other_way'
  const options = isUnpaid(problem)
    ? [{ key: again, href: view.links.pay } as const]
    : [
        ...(orderHref ? [{ key: 'see_order', href: orderHref } as const] : []),
        ...(problem.startsWith('refunded')
          ? []
          : [{ key: 'ask_refund', href: siteLink('/contact?topic=billing') } as const]),
      ]
  if (options.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="text-[1.25rem] leading-[1.25]">{t('payments.problem.options')}</h2>
      <ul className="mt-3 grid gap-2.5">
        {options.map(({ key, href }, place) => (
          <li key={key}>
            <a
              href={href}
              className={`grid grid-cols-[minmax(0,1fr)_20px] items-center gap-3.5 rounded-card border-[1.5px] bg-surface px-4.5 py-4 text-label no-underline hover:border-ink ${place === 0 ? 'border-2 border-ink' : 'border-line-strong'}`}
            >
              <span>
                <b className="block text-body font-[650]">{t(`payments.problem.${key}`)}</b>
                <span className="text-muted">{t(`payments.problem.${key}_text`)}</span>
              </span>
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
