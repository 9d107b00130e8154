import type { UnitRemoteSettings } from '@bgm/api-client'
import { Button, Card } from '@bgm/ui'
import { staffPassHours } from '@bgm/validation'
import { CheckboxField } from '#app/forms/choice-fields'
import { PasswordField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

/** The settings for the unit's remotes: whether staff without an account may use them, and the staff PIN. */
export function UnitRemoteCard({ remote }: { remote: UnitRemoteSettings }) {
  const t = useText()
  const form = useSubmission('unit-remote', {
    schema: all => all.unitRemoteFormSchema,
    saved: { allow_staff: remote.allowed },
  })
  return (
    <Card title={t('remote_passes.unit.title')}>
      <p className="mb-3 text-label text-muted">{t('remote_passes.unit.text', { hours: staffPassHours })}</p>
      <SubmissionForm of={form} className="grid gap-3">
        <CheckboxField name="allow_staff" label={t('remote_passes.unit.allow')} />
        <PasswordField
          name="new_staff_pin"
          hint={
            remote.has_pin
              ? `${t('remote_passes.unit.pin_kept')} ${t('remote_passes.unit.pin_hint')}`
              : t('remote_passes.unit.pin_hint')
          }
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          aria-required={!remote.has_pin}
          className="max-w-80"
        />
        <Button
          type="submit"
          variant="secondary"
          size="s"
          className="justify-self-start"
          busy={form.busy}
          busyLabel={t('words.saving')}
        >
          {t('actions.save')}
        </Button>
      </SubmissionForm>
    </Card>
  )
}
