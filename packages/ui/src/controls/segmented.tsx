import { cx } from 'class-variance-authority'
import type { ChangeEvent } from 'react'
import { Anchor } from './anchor'

const frame = 'inline-flex gap-0.5 rounded-pill bg-sunken p-1'
const segmentClass =
  'relative grid min-h-10 place-items-center rounded-pill px-4.5 text-label font-semibold whitespace-nowrap no-underline pointer-coarse:min-h-11'
const selectedClass = 'bg-segment-on text-ink shadow-1'

export type SegmentedControlProps = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  className?: string
}

/** Two or three radios in one pill, e.g. the billing period. */
export function SegmentedControl({
  name,
  label,
  options,
  value,
  defaultValue,
  onChange,
  className,
}: SegmentedControlProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.value)
  return (
    <div role="radiogroup" aria-label={label} className={cx(frame, className)}>
      {options.map(option => (
        <label
          key={option.value}
          className={cx(
            segmentClass,
            'text-muted has-checked:bg-segment-on has-checked:text-ink has-checked:shadow-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="unseen-input"
            onChange={change}
            {...(value === undefined
              ? { defaultChecked: defaultValue === option.value }
              : { checked: value === option.value })}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** A pill like `SegmentedControl`, but with links, one of which is current. */
export function SegmentedLinks({
  label,
  links,
  className,
}: {
  label: string
  links: readonly { href: string; label: string; current?: boolean; lang?: string }[]
  className?: string
}) {
  return (
    <nav aria-label={label} className={cx(frame, className)}>
      {links.map(link => (
        <Anchor
          key={link.href}
          href={link.href}
          lang={link.lang}
          data-locale={link.lang}
          aria-current={link.current ? 'true' : undefined}
          className={cx(segmentClass, link.current ? selectedClass : 'text-muted')}
        >
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}
