import { type ReactNode, useEffect, useRef } from 'react'
import { dialogFooterClass, dialogPanelClass } from './dialog-styles'

export type ConfirmDialogProps = {
  /** A question, e.g. "Tinggalkan halaman ini?" */
  title: string
  description: string
  /** Called when the dialog is closed with Escape. */
  onCancel: () => void
  /** The buttons. The first one receives focus, so it must be the safe choice. */
  children: ReactNode
}

/** A modal confirmation in a native dialog, which stays open as long as it is rendered. */
export function ConfirmDialog({ title, description, onCancel, children }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={event => {
        event.preventDefault()
        onCancel()
      }}
      className={`m-auto backdrop:bg-scrim ${dialogPanelClass}`}
    >
      <h2 id="confirm-title" className="text-h3">
        {title}
      </h2>
      <p id="confirm-text" className="mt-1.5 text-muted">
        {description}
      </p>
      <div className={dialogFooterClass}>{children}</div>
    </dialog>
  )
}
