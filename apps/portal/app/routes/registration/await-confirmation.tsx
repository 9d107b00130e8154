import { Button, LeafCard, Notice, TextLink, WizardSection } from '@bgm/ui'
import { Form } from '@remix-run/react'
import { MailCheck } from 'lucide-react'
import { ResendWait } from '#app/components/resend-wait'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import type { StepState } from './stepper.server'
import { WizardPage } from './wizard-page'

export type PendingConfirmation = {
  email: string
  pause: number
  checked: boolean
}

/** Shows where the confirmation email was sent, and what to do if it does not arrive. */
export function AwaitConfirmation({
  stepper,
  waiting,
}: {
  stepper: StepState[]
  waiting: PendingConfirmation
}) {
  const t = useText()
  const locale = useLocale()
  return (
    <WizardPage
      stepper={stepper}
      exit={<TextLink href={paths.signOut(locale)}>{t('actions.sign_out')}</TextLink>}
      title={t('verify.title')}
      lead={t('verify.text', { email: waiting.email })}
    >
      <div className="grid max-w-190 gap-6" data-poll-for-redirect="">
        <LeafCard>
          <div className="grid gap-5 sm:grid-cols-[auto_1fr] sm:gap-7">
            <span className="grid size-16 place-items-center rounded-tile bg-accent-tint text-accent-text">
              <MailCheck aria-hidden="true" strokeWidth={1.5} className="size-8" />
            </span>
            <div className="grid gap-4">
              <p>{t('verify.any_device')}</p>
              {waiting.checked ? (
                <Notice tone="warn" role="status">
                  {t('verify.not_yet')}
                </Notice>
              ) : null}
              <div className="flex flex-wrap items-start gap-3">
                <Form method="get">
                  <input type="hidden" name="checked" value="1" />
                  <Button type="submit">{t('verify.check')}</Button>
                </Form>
                <Resend pause={waiting.pause} />
              </div>
            </div>
          </div>
        </LeafCard>
        <ChangeEmail key={waiting.email} />
      </div>
    </WizardPage>
  )
}

function Resend({ pause }: { pause: number }) {
  const t = useText()
  const form = useSubmission('resend')
  return (
    <SubmissionForm of={form} className="contents">
      <SubmitButton of={form} id="resend-button" variant="secondary">
        {t('verify.resend')}
      </SubmitButton>
      <ResendWait
        seconds={pause}
        button="resend-button"
        format={seconds => t('verify.resend_wait', { seconds })}
      />
    </SubmissionForm>
  )
}

function ChangeEmail() {
  const t = useText()
  const form = useSubmission('email', { schema: all => all.sendEmailConfirmationSchema })
  return (
    <WizardSection title={t('verify.change_title')} text={t('verify.change_text')}>
      <SubmissionForm of={form} className="grid max-w-120 gap-4">
        <TextField name="email" type="email" autoComplete="email" autoCapitalize="none" />
        <SubmitButton of={form} variant="secondary" className="justify-self-start">
          {t('verify.change_submit')}
        </SubmitButton>
      </SubmissionForm>
    </WizardSection>
  )
}
