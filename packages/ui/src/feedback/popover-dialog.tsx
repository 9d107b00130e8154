import { X } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { iconButtonClass } from '../controls/icon-button'
import { dialogFooterClass, dialogPanelClass } from './dialog-styles'

// React 18 renders these attributes, but its types do not include them.
declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface extends the declared one
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
    popovertargetaction?: 'show' | 'hide' | 'toggle'
  }
}

export type PopoverDialogProps = {
  id: string
  title: string
  closeLabel: string
  children?: ReactNode
  footer?: ReactNode
}

/**
 * A dialog that works without JavaScript. It is a native popover, which is closed by Escape, its button or a
 * click outside.
 */
export function PopoverDialog({ id, title, closeLabel, children, footer }: PopoverDialogProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`m-auto backdrop:bg-scrim ${dialogPanelClass}`}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          popovertarget={id}
          popovertargetaction="hide"
          aria-label={closeLabel}
          className={`${iconButtonClass} -mt-2.5 -mr-3`}
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </button>
      </div>
      {children}
      {footer ? <div className={dialogFooterClass}>{footer}</div> : null}
    </div>
  )
}

/** The button that opens a PopoverDialog; style it with `buttonVariants`. */
export function PopoverDialogTrigger({
  target,
  ...props
}: ButtonHTMLAttributes<HTMLButtonElement> & { target: string }) {
  return <button type="button" popovertarget={target} aria-haspopup="dialog" {...props} />
}
