import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import type { RadioProps } from '../controls/radio-card'
import { CheckList } from './check-list'

export interface PackageChoiceProps extends RadioProps {
  id: string
  title: string
  subtitle: string
  price: string
  range?: string
  features: readonly string[]
  /** Shown only while this package is selected, e.g. a zone picker. Field names inside must be unique in the form. */
  children?: ReactNode
}

/** A package as a native radio. The selected package shows its features. Works without JavaScript. */
export function PackageChoice({
  id,
  title,
  subtitle,
  price,
  range,
  features,
  children,
  className,
  ...radio
}: PackageChoiceProps) {
  return (
    <div
      className={cx(
        'choice group rounded-card border-line! p-4.5 hover:border-ink! has-[>label>input:checked]:rounded-leaf-panel has-[>label>input:checked]:border-accent! has-[>label>input:checked]:bg-surface! md:px-6 md:py-5.5',
        className,
      )}
    >
      <label
        htmlFor={id}
        className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-4.5 gap-y-1.5 md:grid-cols-[24px_minmax(0,1fr)_auto]"
      >
        <input type="radio" id={id} {...radio} className="tick mt-0.5" />
        <span>
          <b className="block text-[1.1875rem] leading-[1.4] tracking-[-0.02em]">{title}</b>
          <span className="text-small text-muted">{subtitle}</span>
        </span>
        <span className="col-start-2 md:col-start-3 md:row-start-1 md:text-right">
          <span className="block text-[1.625rem] leading-[1.15] font-[750] tracking-[-0.03em] tabular-nums">
            {price}
          </span>
          {range ? <span className="text-small text-muted">{range}</span> : null}
        </span>
      </label>
      <div className="mt-4.5 hidden gap-6 border-t border-line pt-4.5 group-has-[>label>input:checked]:grid md:ml-[42px] md:grid-cols-[1fr_minmax(0,260px)]">
        <CheckList items={features} />
        {children}
      </div>
    </div>
  )
}
