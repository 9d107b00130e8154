import { Button, buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type DeleteFormProps = {
  id: string
  /** Whether deletion would fail, in which case only the back button is shown. */
  blocked: boolean
  close?: () => void
}

/** The buttons of the delete confirmation, on its page and in its dialog. Errors are shown on the page. */
export function DeleteForm({ id, blocked, close }: DeleteFormProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('delete-unit')
  return (
    <SubmissionForm
      of={form}
      action={paths.deleteBusinessUnit(locale, id)}
      className="flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full"
    >
      {close ? (
        <Button type="button" variant="secondary" onClick={close}>
          {t(blocked ? 'actions.close' : 'actions.cancel')}
        </Button>
      ) : (
        <Link to={paths.businessUnit(locale, id)} className={buttonVariants({ variant: 'secondary' })}>
          {t(blocked ? 'actions.back' : 'actions.cancel')}
        </Link>
      )}
      {blocked ? null : (
        <SubmitButton of={form} variant="danger">
          {t('business_units.remove.confirm')}
        </SubmitButton>
      )}
    </SubmissionForm>
  )
}
