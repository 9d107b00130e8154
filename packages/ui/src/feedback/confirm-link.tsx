import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Anchor, type AnchorProps } from '../controls/anchor'
import type { DialogProps } from './dialog'

export interface ConfirmLinkProps extends Omit<AnchorProps, 'title' | 'onClick' | 'children'> {
  /** The URL of the confirmation page, used without JavaScript. */
  href: string
  /** The text of the link. */
  label: ReactNode
  /** A question, e.g. "Hapus Kafe Contoh Dago?" */
  title: string
  description?: ReactNode
  closeLabel: string
  /** The form with its buttons. `close` closes the dialog. */
  children: (close: () => void) => ReactNode
}

/**
 * A link to a page that asks for confirmation. With JavaScript, it opens a dialog instead, the code of which
 * is loaded on the first click; if loading fails, the page opens.
 */
export function ConfirmLink({
  href,
  label,
  title,
  description,
  closeLabel,
  children,
  ...link
}: ConfirmLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const clickedLink = useRef<HTMLElement | null>(null)

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    clickedLink.current = event.currentTarget
    import('./dialog').then(
      module => {
        setDialog(() => module.Dialog)
        setOpen(true)
      },
      () => location.assign(href),
    )
  }

  return (
    <>
      <Anchor {...link} href={href} aria-haspopup="dialog" onClick={handleClick}>
        {label}
      </Anchor>
      {Dialog ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          returnFocusTo={clickedLink}
          title={title}
          description={description}
          closeLabel={closeLabel}
        >
          <div className="mt-6.5">{children(() => setOpen(false))}</div>
        </Dialog>
      ) : null}
    </>
  )
}
