import { Card } from '@bgm/ui'
import { memberApprovals } from '@bgm/validation'
import { RadioGroupField } from '#app/forms/choice-fields'
import { TextField } from '#app/forms/fields'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useText } from '#app/text'

type ApprovalCardProps = {
  approval: { member_approves: (typeof memberApprovals)[number]; member_limit: number | null }
}

/** Whether one member may approve orders, unlike others with the role. */
export function ApprovalCard({ approval }: ApprovalCardProps) {
  const t = useText()
  const form = useSubmission('approval', {
    schema: all => all.memberApprovalSchema,
    saved: approval,
    order: ['member_approves', 'member_limit'],
  })
  return (
    <Card title={t('approval.member.title')} note={t('approval.member.note')}>
      <SubmissionForm of={form} className="group/approver grid gap-5">
        <RadioGroupField
          name="member_approves"
          columns={3}
          options={memberApprovals.map(value => ({ value, label: t(`approval.member.${value}`) }))}
        />
        <TextField
          name="member_limit"
          optional
          inputMode="numeric"
          autoComplete="off"
          hint={t('approval.settings.limit_hint')}
          className="not-group-has-[[value=yes]:checked]/approver:hidden"
        />
        <SubmitButton of={form} className="justify-self-start" busyLabel={t('words.saving')}>
          {t('actions.save')}
        </SubmitButton>
      </SubmissionForm>
    </Card>
  )
}
