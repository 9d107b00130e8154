import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { CheckList } from './check-list'

export type PriceCardProps = {
  title: string
  subtitle: string
  /** The language of the title, subtitle and features, if it differs from the page's. */
  lang?: string | undefined
  /** A formatted price, or text such as "on request". */
  price: ReactNode
  /** The unit of the price, e.g. "per zona, per bulan". */
  range: ReactNode
  features: readonly string[]
  /** Renders the dark card. Highlight only one package. */
  highlighted?: boolean
  /** A zone picker, shown above the total. */
  children?: ReactNode
  total?: { label: string; amount: ReactNode }
  /** A full-width button, primary if highlighted, otherwise secondary. */
  action: ReactNode
  level?: 2 | 3
  className?: string
}

/**
 * A package with the price per zone and period, the features, a zone picker and the total. Place the sentence
 * about the royalty below the row of cards.
 */
export function PriceCard({ level = 3, highlighted, ...card }: PriceCardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={cx(
        'flex flex-col gap-5 p-[clamp(1.375rem,2.4vw,2.25rem)]',
        highlighted
          ? 'on-deep order-first rounded-[56px_6px] xl:order-none xl:rounded-[84px_6px] min-[85rem]:-my-3.5 min-[85rem]:py-[calc(clamp(1.375rem,2.4vw,2.25rem)+15px)]'
          : 'rounded-panel border border-line bg-surface',
        card.className,
      )}
    >
      <div lang={card.lang}>
        <Heading className="text-h3">{card.title}</Heading>
        <p className="mt-1 text-small text-muted min-[85rem]:min-h-[2lh]">{card.subtitle}</p>
      </div>
      <div>
        <p className="text-amount whitespace-nowrap tabular-nums">{card.price}</p>
        <p className="mt-2.5 text-small text-muted">{card.range}</p>
      </div>
      <CheckList items={card.features} lang={card.lang} />
      {card.children}
      <div className="mt-auto grid gap-5">
        {card.total ? (
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 font-[650]">
            {card.total.label}
            <output className="tabular-nums">{card.total.amount}</output>
          </p>
        ) : null}
        {card.action}
      </div>
    </article>
  )
}

/** Three price cards side by side, stacked below 1040 px. */
export function PriceRow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={cx(
        'mx-auto grid max-w-[560px] gap-5 xl:max-w-none xl:auto-cols-fr xl:grid-flow-col xl:items-stretch',
        className,
      )}
    >
      {children}
    </div>
  )
}
