import { cx } from 'class-variance-authority'
import { Check, Minus } from 'lucide-react'

/** A list with check marks. */
export function CheckList({
  items,
  lang,
  className,
}: {
  items: readonly string[]
  /** The language of the items, if it differs from the page's. */
  lang?: string | undefined
  className?: string
}) {
  return (
    <ul lang={lang} className={cx('grid content-start gap-[11px] text-label', className)}>
      {items.map(item => (
        <li key={item} className="grid grid-cols-[20px_1fr] gap-[11px]">
          <Check aria-hidden="true" strokeWidth={1.75} className="mt-px size-5 text-ok" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

export interface CoverageItem {
  label: string
  covered: boolean
  /** The label: "Tercakup" or "Terpisah". */
  status: string
}

/** Whether something is covered: a check mark or dash with a label, never colour alone. */
export function CoverageMark({
  covered,
  status,
  className,
}: Omit<CoverageItem, 'label'> & { className?: string }) {
  const Icon = covered ? Check : Minus
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2 align-middle font-semibold',
        covered ? 'text-ok' : 'text-warn',
        className,
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      {status}
    </span>
  )
}

/** The coverage as a plain list, beside an order. */
export function CoverageList({ items, className }: { items: readonly CoverageItem[]; className?: string }) {
  return (
    <ul className={cx('grid gap-[11px] text-label', className)}>
      {items.map(({ label, covered, status }) => {
        const Icon = covered ? Check : Minus
        const colour = covered ? 'text-ok' : 'text-warn'
        return (
          <li key={label} className="grid grid-cols-[20px_1fr_auto] items-center gap-3">
            <Icon aria-hidden="true" strokeWidth={1.75} className={cx('size-5', colour)} />
            <span>{label}</span>
            <span className={cx('text-small font-semibold', colour)}>{status}</span>
          </li>
        )
      })}
    </ul>
  )
}
