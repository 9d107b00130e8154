import { Button, type ButtonProps, Dialog } from '@strapi/design-system'
import { type ReactElement, useState } from 'react'
import { useTexts } from './texts'

type Question = {
  title: string
  body: string
  yes: string
  variant?: ButtonProps['variant']
  busy: boolean
  onConfirm: () => Promise<unknown>
}
type DialogProps = Question & {
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger?: ReactElement
}

/** A dialog that describes an action and asks for confirmation. */
export function ConfirmDialog({
  open,
  onOpenChange,
  trigger,
  title,
  body,
  yes,
  variant = 'default',
  busy,
  onConfirm,
}: DialogProps) {
  const { t } = useTexts()
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Dialog.Trigger>{trigger}</Dialog.Trigger>}
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>{body}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              {t('cancel')}
            </Button>
          </Dialog.Cancel>
          <Button fullWidth variant={variant} loading={busy} onClick={() => void onConfirm()}>
            {yes}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** A button that opens a dialog, which describes the action and asks for confirmation. */
export function ConfirmButton({
  label,
  variant = 'secondary',
  onConfirm,
  ...question
}: Question & { label: string }) {
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    await onConfirm()
    setOpen(false)
  }
  return (
    <ConfirmDialog
      {...question}
      variant={variant}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant={variant}>{label}</Button>}
      onConfirm={confirm}
    />
  )
}
