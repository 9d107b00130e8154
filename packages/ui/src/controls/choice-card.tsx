import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Lobe } from '../art/lobe'
import type { RadioProps } from './radio-card'

/** A radio shown as a tile with an illustration above its label, for industries. */
export function ChoiceCard({
  label,
  art,
  className,
  ...props
}: RadioProps & { label: ReactNode; art: ReactNode }) {
  return (
    <label
      className={cx(
        'choice group relative flex flex-col gap-2 rounded-leaf-card border-line! p-3 text-small font-semibold hover:border-ink! has-checked:border-accent! md:p-4 md:pb-3.5 md:text-label',
        className,
      )}
    >
      <input type="radio" {...props} className="unseen-input" />
      <span className="mx-auto block w-full max-w-[84px] md:max-w-[104px]">{art}</span>
      <span>{label}</span>
      <span
        aria-hidden="true"
        className="absolute top-3 right-3 hidden size-[26px] place-items-center rounded-pill bg-accent text-on-accent group-has-checked:grid"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
    </label>
  )
}

/** A radio shown as one to five lobes, for hotel stars. */
export function StarChoice({
  stars,
  label,
  className,
  ...props
}: RadioProps & { stars: number; label: ReactNode }) {
  return (
    <label
      className={cx(
        'choice relative flex min-h-12 items-center justify-between rounded-field px-4 py-3 text-label font-semibold sm:block sm:px-2 sm:pt-[13px] sm:pb-[11px] sm:text-center',
        className,
      )}
    >
      <input type="radio" {...props} className="unseen-input" />
      <span aria-hidden="true" className="order-2 flex h-4.5 justify-center gap-0.5 sm:mb-1.5">
        {Array.from({ length: stars }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lobes have no identity
          <Lobe key={star} height={18} className="fill-il-sun" />
        ))}
      </span>
      {label}
    </label>
  )
}
