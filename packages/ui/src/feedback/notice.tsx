import { cva, cx } from 'class-variance-authority'
import { CircleCheck, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'ok' | 'warn' | 'bad' | 'info'

const icons = { ok: CircleCheck, warn: Clock, bad: TriangleAlert, info: Info }

const variants = cva(
  'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card px-4.5 py-3.5 text-label text-ink sm:flex-nowrap',
  {
    variants: { tone: { ok: 'bg-ok-tint', warn: 'bg-warn-tint', bad: 'bg-bad-tint', info: 'bg-info-tint' } },
  },
)

const colours = { ok: 'text-ok', warn: 'text-warn', bad: 'text-bad', info: 'text-info' }

export type NoticeProps = {
  tone?: Tone
  /** Shown in bold before the text. */
  title?: ReactNode
  children?: ReactNode
  /** One link or button; use the `ink` variant. */
  action?: ReactNode
  /**
   * `alert` is announced immediately, `status` politely. Omit the role for content that is on the page from
   * the start.
   */
  role?: 'alert' | 'status'
  className?: string
}

/** A tinted notice within the page: an icon, a sentence and at most one action. */
export function Notice({ tone = 'info', title, children, action, role, className }: NoticeProps) {
  const Icon = icons[tone]
  return (
    <div role={role} className={cx(variants({ tone }), className)}>
      <Icon aria-hidden="true" strokeWidth={1.75} className={cx('size-6 shrink-0', colours[tone])} />
      <div className="min-w-0 flex-1">
        {title ? <b className="font-semibold">{title}</b> : null} {children}
      </div>
      {action ? <div className="grid w-full sm:w-auto">{action}</div> : null}
    </div>
  )
}
