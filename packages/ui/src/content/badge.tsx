import { cva, cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeVariants = cva(
  'inline-flex items-center gap-[7px] rounded-badge py-1 pr-2.5 pl-[9px] text-micro leading-[1.4] font-[650] whitespace-nowrap',
  {
    variants: {
      tone: {
        ok: 'bg-ok-tint text-ok',
        info: 'bg-info-tint text-info',
        warn: 'bg-warn-tint text-warn',
        bad: 'bg-bad-tint text-bad',
        off: 'bg-sunken text-muted',
        plain: 'bg-sunken text-ink',
      },
    },
  },
)

const turns = {
  ok: '',
  info: '',
  warn: 'rotate-45',
  bad: 'rotate-90',
  off: 'scale-y-50 opacity-50',
  plain: 'hidden',
}

/** A state as text with a lobe: upright (ok, info), tilted (warn), horizontal (bad) or small (off). */
export function Badge({
  tone = 'off',
  children,
  className,
}: {
  tone?: keyof typeof turns
  children: ReactNode
  className?: string
}) {
  return (
    <span className={cx(badgeVariants({ tone }), className)}>
      <i aria-hidden="true" className={cx('lobe h-3 w-1.5 bg-current', turns[tone])} />
      {children}
    </span>
  )
}
