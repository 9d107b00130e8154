import { Button, Notice, WizardSection } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

interface ProvePhoneProps {
  /** Written for reading. */
  number: string
  waiting: { mobile_number_proved: boolean; codeSent: boolean }
}

// Where the number stands in its sentence; it must not break.
const gap = '|'

/** Optional: a code proves the number, which may then sign in. */
export function ProvePhone({ number, waiting }: ProvePhoneProps) {
  const t = useText()
  const send = useSubmission('phone')
  const prove = useSubmission('code', { schema: all => all.verifyCodeSchema })
  if (waiting.mobile_number_proved)
    return (
      <Notice tone="ok" role="status">
        {t('verify.phone_done')}
      </Notice>
    )
  const asking = waiting.codeSent || prove.reply !== null
  const sentence = t(asking ? 'verify.phone_sent' : 'verify.phone_text', { mobile_number: gap })
  const [before, after] = sentence.split(gap)
  return (
    <WizardSection
      title={
        <>
          {t('verify.phone_title')}{' '}
          <span className="text-body font-normal text-muted">{t('words.optional')}</span>
        </>
      }
      text={
        <>
          {before}
          <span className="whitespace-nowrap">{number}</span>
          {after}
        </>
      }
    >
      <div className="grid max-w-120 gap-5">
        {asking ? (
          <SubmissionForm of={prove} className="grid gap-4">
            <TextField name="code" inputMode="numeric" autoComplete="one-time-code" box="max-w-60" />
            <Button
              type="submit"
              className="justify-self-start"
              busy={prove.busy}
              busyLabel={t('words.loading')}
            >
              {t('verify.phone_submit')}
            </Button>
          </SubmissionForm>
        ) : null}
        <SubmissionForm of={send}>
          <Button type="submit" variant="secondary" busy={send.busy} busyLabel={t('words.loading')}>
            {t(asking ? 'verify_code.resend' : 'verify.phone_send')}
          </Button>
        </SubmissionForm>
      </div>
    </WizardSection>
  )
}
