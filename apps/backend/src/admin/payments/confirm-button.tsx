import { Button, type ButtonProps, Dialog } from '@strapi/design-system'
import { useState } from 'react'
import { useTexts } from './texts'

type Props = {
  label: string
  title: string
  body: string
  yes: string
  variant?: ButtonProps['variant']
  busy: boolean
  onConfirm: () => Promise<unknown>
}

/** A button that opens a dialog, which describes the action and asks for confirmation. */
export function ConfirmButton({ label, title, body, yes, variant = 'secondary', busy, onConfirm }: Props) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    await onConfirm()
    setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button variant={variant}>{label}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{body}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {t('cancel')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant={variant} loading={busy} onClick={() => void confirm()}>
            {yes}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
