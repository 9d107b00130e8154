import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Anchor, type AnchorProps } from '../controls/anchor'
import type { DialogProps } from './dialog'

export interface ConfirmLinkProps extends Omit<AnchorProps, 'title' | 'onClick' | 'children'> {
  /** The page that asks the same without script. */
  href: string
  /** The link's words. */
  label: ReactNode
  /** A question, e.g. "Hapus Kafe Contoh Dago?" */
  title: string
  description?: ReactNode
  closeLabel: string
  /** The form with its buttons; `close` shuts the dialog. */
  children: (close: () => void) => ReactNode
}

/**
 * A link to a page that asks before something is done for good. With script the same question opens as a dialog in
 * place; the dialog's code comes with the first press, and if it does not come the page is opened after all.
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
          returnTo={clickedLink}
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
