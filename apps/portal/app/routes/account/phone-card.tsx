import type { User } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Button, Card } from '@bgm/ui'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'
import { useCountdown } from '../registration/use-countdown'
import { ProvedBadge } from './proved-badge'

type Account = Pick<User, 'mobile_number' | 'mobile_number_proved'>

/** The number that signs in once a code proved it; first the number, then the code. */
export function PhoneCard({
  account,
  codeTo,
  pause,
}: {
  account: Account
  codeTo: string | null
  pause: number
}) {
  const t = useText()
  const { mobile_number: number, mobile_number_proved: proved } = account
  return (
    <Card title={t('fields.mobile_number')} note={t('security.contact.phone_note')}>
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b className="font-semibold whitespace-nowrap">
          {number ? format.phone(number) : t('security.contact.phone_none')}
        </b>
        <ProvedBadge proved={proved} />
      </p>
      <div className="grid max-w-120 gap-5 border-t border-line pt-5">
        {codeTo ? <Code to={codeTo} pause={pause} /> : <Ask saved={proved ? null : number} />}
      </div>
    </Card>
  )
}

function Ask({ saved }: { saved: string | null }) {
  const t = useText()
  const form = useSubmission('phone', {
    schema: all => all.mobileNumberSchema,
    saved: { mobile_number: saved && format.phone(saved) },
  })
  return (
    <SubmissionForm of={form} className="grid gap-5">
      <TextField
        name="mobile_number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        hint={t('security.contact.phone_hint')}
      />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('words.loading')}
      >
        {t('security.contact.phone_send')}
      </Button>
    </SubmissionForm>
  )
}

function Code({ to, pause }: { to: string; pause: number }) {
  const t = useText()
  const prove = useSubmission('code', { schema: all => all.verifyCodeSchema })
  const again = useSubmission('phone')
  const other = useSubmission('other-phone')
  const { left, running } = useCountdown(pause)
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
        <Button type="submit" className="justify-self-start" busy={prove.busy} busyLabel={t('words.loading')}>
          {t('security.contact.phone_prove')}
        </Button>
      </SubmissionForm>
      <div className="flex flex-wrap gap-3">
        <SubmissionForm of={again}>
          <input type="hidden" name="mobile_number" value={to} />
          <Button type="submit" size="s" variant="secondary" disabled={running} busy={again.busy}>
            {t('verify_code.resend')}
          </Button>
        </SubmissionForm>
        <SubmissionForm of={other}>
          <Button type="submit" size="s" variant="quiet" busy={other.busy}>
            {t('security.contact.phone_change')}
          </Button>
        </SubmissionForm>
      </div>
      {left > 0 ? (
        <p className="text-small text-muted tabular-nums">
          {t('security.contact.phone_resend_wait', { seconds: left })}
        </p>
      ) : null}
    </>
  )
}
