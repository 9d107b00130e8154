import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeVariants = cva(
  'inline-flex before:lobe before:h-3 before:w-1.5 before:bg-current before:content-[""] items-center gap-[7px] rounded-badge py-1 pr-2.5 pl-[9px] text-micro leading-[1.4] font-[650] whitespace-nowrap',
  {
    variants: {
      tone: {
        ok: 'bg-ok-tint text-ok',
        info: 'bg-info-tint text-info',
        warn: 'bg-warn-tint text-warn before:rotate-45',
        bad: 'bg-bad-tint text-bad before:rotate-90',
        off: 'bg-sunken text-muted before:scale-y-50 before:opacity-50',
        plain: 'bg-sunken text-ink before:hidden',
      },
    },
  },
)

/**
 * A state as text with a lobe. The lobe is upright (ok, info), tilted (warn), horizontal (bad) or small
 * (off).
 */
export function Badge({
  tone = 'off',
  children,
  className,
}: {
  tone?: NonNullable<VariantProps<typeof badgeVariants>['tone']>
  children: ReactNode
  className?: string
}) {
  return <span className={cx(badgeVariants({ tone }), className)}>{children}</span>
}
