import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../controls/icon-button'
import { provideStyleNonce } from './style-nonce'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  closeLabel: string
  /** The element that receives focus when the drawer closes. */
  returnFocusTo: RefObject<HTMLElement>
  children: ReactNode
}

/** A sheet at the bottom of small screens that traps focus. */
export function Drawer({ open, onOpenChange, title, closeLabel, returnFocusTo, children }: DrawerProps) {
  provideStyleNonce()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={event => {
            event.preventDefault()
            returnFocusTo.current?.focus()
          }}
          className="fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-[28px] bg-surface px-4 pt-4 pb-[max(16px,env(safe-area-inset-bottom))] text-ink shadow-3"
        >
          <div className="flex items-center justify-between gap-3 pl-2">
            <Radix.Title className="text-h3">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden="true" strokeWidth={1.75} />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
