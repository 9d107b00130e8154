import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ButtonHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { LoadingMark } from '../feedback/loading'
import { Anchor, type AnchorProps } from './anchor'

/** The classes of a button, also for the apps' router links and submit inputs. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2.5 rounded-pill border-[1.5px] font-[650] leading-[1.2] tracking-[-0.01em] text-center no-underline cursor-pointer transition-[background-color,border-color,translate] duration-120 ease-soft active:translate-y-px disabled:bg-sunken disabled:border-transparent disabled:text-muted disabled:cursor-not-allowed [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press',
        secondary: 'border-line-strong text-ink hover:border-ink hover:bg-ink/6',
        quiet: 'border-transparent text-ink hover:bg-ink/7',
        ink: 'border-transparent bg-ink text-paper hover:bg-[color-mix(in_oklab,var(--ink)_86%,var(--accent))]',
        danger:
          'border-transparent bg-bad text-paper hover:bg-[color-mix(in_oklab,var(--bad)_88%,var(--ink))]',
        inverse: 'border-transparent bg-[#1c1322] text-white hover:bg-[#2c2035]',
        ghost: 'border-current hover:bg-current/10',
      },
      size: {
        s: 'min-h-10 px-4 text-label pointer-coarse:min-h-11',
        m: 'min-h-12 px-5.5 text-body',
        l: 'min-h-14 px-7 text-[1.0625rem]',
      },
      full: { true: 'w-full' },
    },
    compoundVariants: [{ variant: 'quiet', class: 'px-3.5' }],
    defaultVariants: { variant: 'primary', size: 'm' },
  },
)

type ButtonStyle = VariantProps<typeof buttonVariants>

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & { busy?: boolean; busyLabel?: string }

/**
 * A pill button. While `busy`, it keeps its width, shows `busyLabel` with moving lobes and ignores clicks.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, full, busy, busyLabel, className, children, onClick, ...props },
  ref,
) {
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      ref={ref}
      {...props}
      aria-disabled={busy || undefined}
      onClick={busy ? ignoreClick : onClick}
      className={cx(buttonVariants({ variant, size, full }), className)}
    >
      {busy ? (
        <span className="inline-grid place-items-center">
          <span aria-hidden="true" className="invisible col-start-1 row-start-1 inline-flex gap-2.5">
            {children}
          </span>
          <span className="col-start-1 row-start-1 inline-flex items-center gap-2.5">
            <LoadingMark />
            {busyLabel}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  )
})

/** A link that looks like a button. */
export function ButtonLink({ variant, size, full, className, ...props }: AnchorProps & ButtonStyle) {
  return <Anchor {...props} className={cx(buttonVariants({ variant, size, full }), className)} />
}
