import { Button, buttonVariants } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { IdentityPage } from '#app/components/identity-page'
import { refusalsOf } from '#app/forms/reply'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** What the mail's button opens; `token` is '' where the link is none of ours. It asks for one more click, because scanners of mail open links by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('confirm')
  const refused = form.reply ? refusalsOf(form.reply.result)[''] : undefined
  const done = refused?.some(({ key }) => key === 'errors.already-confirmed') ?? false
  const state = done ? 'already' : form.reply || token === '' ? 'invalid' : 'confirm'
  return (
    <IdentityPage
      title={t(`verify.${state}_title`)}
      text={t(`verify.${state}_text`)}
      caption={{ title: t('registration.register.panel_title'), text: t('registration.register.panel_text') }}
    >
      {state !== 'confirm' ? (
        <Link to={paths.verify(locale)} className={buttonVariants({ full: true })}>
          {t('actions.continue')}
        </Link>
      ) : (
        <SubmissionForm of={form}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" full busy={form.busy} busyLabel={t('words.loading')}>
            {t('verify.confirm_submit')}
          </Button>
        </SubmissionForm>
      )}
    </IdentityPage>
  )
}
