import type { User } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Card } from '@bgm/ui'
import { ResendWait } from '#app/components/resend-wait'
import { PasswordField, TextField } from '#app/forms/fields'
import { getFieldErrors } from '#app/forms/reply'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { PasswordRequired } from './email-card'
import { VerifiedBadge } from './verified-badge'

type Account = Pick<User, 'mobile_number' | 'mobile_number_verified' | 'has_password'>

/**
 * The mobile number, which can be used for sign-in once verified. Step one asks for the number and the
 * password, step two for the code.
 */
export function PhoneCard({
  account,
  codeTo,
  cooldown,
}: {
  account: Account
  codeTo: string | null
  cooldown: number
}) {
  const t = useText()
  const { mobile_number: number, mobile_number_verified: proved, has_password } = account
  return (
    <Card title={t('fields.mobile_number')} note={t('security.contact.phone_note')}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semibold whitespace-nowrap">
          {number ? format.phone(number) : t('security.contact.phone_none')}
        </b>
        {number ? <VerifiedBadge verified={proved} /> : null}
      </p>
      <div className="grid max-w-120 gap-5 border-t border-line pt-5">
        {!has_password ? (
          <PasswordRequired />
        ) : codeTo ? (
          <CodeForm to={codeTo} pause={cooldown} />
        ) : (
          <NumberForm saved={proved ? null : number} />
        )}
      </div>
    </Card>
  )
}

function NumberForm({ saved }: { saved: string | null }) {
  const t = useText()
  const form = useSubmission('phone', {
    schema: all => all.changeMobileNumberSchema,
    saved: { mobile_number: saved && format.phone(saved) },
  })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <p className="text-small text-muted">{t('security.contact.phone_text')}</p>
      <TextField name="mobile_number" type="tel" autoComplete="tel" inputMode="tel" />
      <PasswordField name="current_password" autoComplete="current-password" />
      <div className="grid gap-3 sm:flex">
        <SubmitButton of={form} variant="secondary">
          {t('security.contact.phone_send')}
        </SubmitButton>
        <Button type="submit" name="intent" value="save" variant="quiet">
          {t('security.contact.phone_save')}
        </Button>
      </div>
    </SubmissionForm>
  )
}

function CodeForm({ to, pause }: { to: string; pause: number }) {
  const t = useText()
  const prove = useSubmission('code', { schema: all => all.verifyCodeSchema })
  const again = useSubmission('phone')
  const other = useSubmission('other-phone')
  // Once the previous code has expired, the password is required again.
  const asksPassword = again.reply && 'current_password' in getFieldErrors(again.reply.result)
  return (
    <>
      <p role="status">
        {t('security.contact.phone_sent')}{' '}
        <b className="font-semibold whitespace-nowrap">{format.phone(to)}</b>.
      </p>
      <SubmissionForm of={prove} className="grid gap-5">
        <TextField
          name="code"
          hint={t('verify_code.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          box="max-w-60"
        />
        <SubmitButton of={prove} className="justify-self-start">
          {t('security.contact.phone_prove')}
        </SubmitButton>
      </SubmissionForm>
      <div className="flex flex-wrap gap-3">
        <SubmissionForm of={again} className={asksPassword ? 'grid w-full gap-4' : undefined}>
          <input type="hidden" name="mobile_number" value={to} />
          {asksPassword ? <PasswordField name="current_password" autoComplete="current-password" /> : null}
          <SubmitButton
            of={again}
            size="s"
            variant="secondary"
            className="justify-self-start"
            id="resend-button"
          >
            {t('verify_code.resend')}
          </SubmitButton>
        </SubmissionForm>
        <SubmissionForm of={other}>
          <Button type="submit" size="s" variant="quiet" busy={other.busy}>
            {t('security.contact.phone_change')}
          </Button>
        </SubmissionForm>
      </div>
      <ResendWait
        seconds={pause}
        button="resend-button"
        format={seconds => t('security.contact.phone_resend_wait', { seconds })}
      />
    </>
  )
}
