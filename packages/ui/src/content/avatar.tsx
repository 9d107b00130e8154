import { cva, cx } from 'class-variance-authority'

const variants = cva('grid size-[46px] shrink-0 place-items-center rounded-[18px_4px] text-label font-bold', {
  variants: {
    tone: {
      accent: 'bg-accent-tint text-accent-text',
      teal: 'bg-ok-tint text-ok',
      amber: 'bg-warn-tint text-warn',
    },
  },
})

const tones = ['accent', 'teal', 'amber'] as const

/**
 * Initials on a leaf. Decorative, because the name is shown next to it. The same name always has the same
 * colour.
 */
export function Avatar({ name, className }: { name: string; className?: string }) {
  const parts = name.trim().split(/\s+/)
  const initials = [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map(part => part?.charAt(0) ?? '')
    .join('')
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <span aria-hidden="true" className={cx(variants({ tone: tones[sum % tones.length] }), className)}>
      {initials.toUpperCase()}
    </span>
  )
}

/** A round kawung tile that represents an organisation; decorative. */
export function OrganisationMark({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'relative block size-[34px] shrink-0 overflow-hidden rounded-pill bg-deep text-deep-accent',
        className,
      )}
    >
      <span className="pattern-kawung absolute -inset-0.5 [--pattern-size:28px] [mask-position:-5px_-5px]" />
    </span>
  )
}
