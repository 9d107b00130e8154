import { Button, buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useText } from '#app/text'

type EditorActionsProps = {
  busy: boolean
  close: string
  /** Set only for an existing entry. */
  remove: { id?: string; label: string } | null
  children?: ReactNode
}

/** The save, cancel and remove buttons, below the fields of an editor. */
export function EditorActions({ busy, close, remove, children }: EditorActionsProps) {
  const t = useText()
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button type="submit" busy={busy} busyLabel={t('words.saving')} className="max-sm:grow">
        {t('actions.save')}
      </Button>
      <Link to={close} className={buttonVariants({ variant: 'secondary', className: 'max-sm:grow' })}>
        {t('actions.cancel')}
      </Link>
      {children}
      {remove ? (
        <Button
          {...(remove.id ? { id: remove.id } : {})}
          type="submit"
          name="intent"
          value="remove"
          variant="quiet"
          formNoValidate
          className="text-bad! sm:ml-auto"
        >
          {remove.label}
        </Button>
      ) : null}
    </div>
  )
}
