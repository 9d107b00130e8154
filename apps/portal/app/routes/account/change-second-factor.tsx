import { Badge, Button, Card } from '@bgm/ui'
import { PasswordField, TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** Renews the recovery codes or disables the second factor; both require the password and a code. */
export function ChangeSecondFactor({ left }: { left: number }) {
  const t = useText()
  const form = useSubmission('change', { schema: all => all.changeSecondFactorSchema })
  return (
    <Card
      title={t('security.second_factor.title')}
      note={t('security.second_factor.left', { count: left })}
      aside={<Badge tone="ok">{t('security.second_factor.on')}</Badge>}
    >
      <SubmissionForm of={form} className="grid max-w-120 gap-5">
        <p className="text-small text-muted">{t('security.second_factor.change_text')}</p>
        <PasswordField name="current_password" autoComplete="current-password" />
        <TextField
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          box="max-w-60"
        />
        <div className="grid gap-3 sm:flex">
          <SubmitButton of={form} variant="secondary">
            {t('security.second_factor.renew')}
          </SubmitButton>
          <Button type="submit" name="intent" value="disable" variant="danger">
            {t('security.second_factor.disable')}
          </Button>
        </div>
      </SubmissionForm>
    </Card>
  )
}
