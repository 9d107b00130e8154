import { cx } from 'class-variance-authority'

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
        <li
          key={item}
          className="glyph-before glyph-check grid grid-cols-[20px_1fr] gap-[11px] before:mt-px before:text-ok"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}

/** A list of things that will be lost, with warning marks. */
export function LossList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid content-start gap-[11px] text-label">
      {items.map(item => (
        <li
          key={item}
          className="glyph-before glyph-x grid grid-cols-[20px_1fr] gap-[11px] before:mt-px before:text-bad"
        >
          {item}
        </li>
      ))}
    </ul>
  )
}

export type CoverageItem = {
  label: string
  covered: boolean
  /** The status as text: "Tercakup" or "Terpisah". */
  status: string
}

/** The coverage as a plain list, shown beside an order. */
export function CoverageList({ items, className }: { items: readonly CoverageItem[]; className?: string }) {
  return (
    <ul className={cx('grid gap-[11px] text-label', className)}>
      {items.map(({ label, covered, status }) => {
        const colour = covered ? 'text-ok' : 'text-warn'
        return (
          <li
            key={label}
            className={cx(
              'glyph-before grid grid-cols-[20px_1fr_auto] items-center gap-3',
              covered ? 'glyph-check before:text-ok' : 'glyph-minus before:text-warn',
            )}
          >
            <span>{label}</span>
            <span className={cx('text-small font-semibold', colour)}>{status}</span>
          </li>
        )
      })}
    </ul>
  )
}
