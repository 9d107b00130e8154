import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../controls/icon-button'
import { dialogFooterClass, dialogPanelClass } from './dialog-styles'
import { provideStyleNonce } from './style-nonce'

export type DialogProps = {
  /** The button that opens the dialog; omitted if `open` is controlled. */
  trigger?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The element that receives focus when the dialog closes; defaults to the trigger. */
  returnFocusTo?: RefObject<HTMLElement>
  /** A question, e.g. "Hapus Kafe Contoh Dago?" */
  title: string
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons, with the main action last. Wrap a button that only closes the dialog in `DialogClose`. */
  footer?: ReactNode
}

/** A modal dialog that traps focus. */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  returnFocusTo,
  title,
  description,
  closeLabel,
  children,
  footer,
}: DialogProps) {
  provideStyleNonce()
  const restoreFocus = (event: Event) => {
    if (!returnFocusTo) return
    event.preventDefault()
    returnFocusTo.current?.focus()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          onCloseAutoFocus={restoreFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={`fixed top-1/2 left-1/2 z-50 -translate-1/2 ${dialogPanelClass}`}
        >
          <div className="flex items-start justify-between gap-3">
            <Radix.Title className="text-h3">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel} className="-mt-2.5 -mr-3">
                <X aria-hidden="true" strokeWidth={1.75} />
              </IconButton>
            </Radix.Close>
          </div>
          {description ? (
            <Radix.Description className="mt-1.5 text-muted">{description}</Radix.Description>
          ) : null}
          {children}
          {footer ? <div className={dialogFooterClass}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the enclosing dialog. The child must be a button. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
