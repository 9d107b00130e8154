import { cx } from 'class-variance-authority'
import { Check, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../controls/icon-button'

export type ToastProps = {
  tone?: 'ok' | 'bad'
  children: ReactNode
  closeLabel: string
  onClose?: () => void
}

const VISIBLE_MS = 6000

/**
 * A toast. A success toast disappears automatically, even without JavaScript, unless it is hovered or
 * focused. An error toast stays until it is closed.
 */
export function Toast({ tone = 'ok', children, closeLabel, onClose }: ToastProps) {
  const [open, setOpen] = useState(true)
  const [enhanced, setEnhanced] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => setEnhanced(true), [])
  useEffect(() => {
    if (tone === 'bad' || held || !open) return
    const timer = setTimeout(() => {
      setOpen(false)
      onClose?.()
    }, VISIBLE_MS)
    return () => clearTimeout(timer)
  }, [tone, held, open, onClose])
  if (!open) return null
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it visible
    <div
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      role={tone === 'bad' ? 'alert' : undefined}
      className={cx(
        tone === 'ok' && 'toast-passing',
        'pointer-events-auto grid w-full max-w-[420px] grid-cols-[24px_1fr_auto] items-center gap-3.5 rounded-leaf-strip bg-toast py-2.5 pr-2 pl-4.5 text-label text-on-toast shadow-3',
      )}
    >
      {tone === 'ok' ? (
        <Check aria-hidden="true" strokeWidth={1.75} className="text-toast-ok" />
      ) : (
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="text-toast-bad" />
      )}
      <div className="py-2">{children}</div>
      {enhanced ? (
        <IconButton label={closeLabel} onClick={close} className="focus-visible:outline-current">
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </div>
  )
}

/**
 * The live region for toasts, at the bottom right; at the top on small screens, where the buttons of a form are
 * at the bottom. It must always be rendered, so that new toasts are announced.
 */
export function ToastRegion({
  label,
  children,
  className,
}: {
  label: string
  children?: ReactNode
  className?: string
}) {
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className={cx(
        'pointer-events-none fixed inset-x-4 top-[max(8px,env(safe-area-inset-top))] z-40 grid justify-items-center gap-3 lg:inset-x-auto lg:top-auto lg:right-6 lg:bottom-6 lg:w-[420px]',
        className,
      )}
    >
      {children}
    </section>
  )
}
