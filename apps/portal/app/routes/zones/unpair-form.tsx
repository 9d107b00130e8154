import { Button, buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The buttons of the unpair confirmation, on its page and in its dialog. */
export function UnpairForm({ zone, close }: { zone: string; close?: () => void }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('unpair')
  return (
    <SubmissionForm
      of={form}
      action={paths.unpairZone(locale, zone)}
      className="flex flex-wrap justify-end gap-2.5 [&>[role=alert]]:w-full"
    >
      {close ? (
        <Button type="button" variant="secondary" onClick={close}>
          {t('actions.cancel')}
        </Button>
      ) : (
        <Link to={paths.zone(locale, zone)} className={buttonVariants({ variant: 'secondary' })}>
          {t('actions.cancel')}
        </Link>
      )}
      <Button type="submit" variant="danger" busy={form.busy} busyLabel={t('words.loading')}>
        {t('zone.player.unpair_confirm')}
      </Button>
    </SubmissionForm>
  )
}
