import type { ReactNode } from 'react'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import type { Change } from './choice.server'

/** Confirms the plan whose parameters are in the URL. */
export function PlanForm({
  change,
  label,
  children,
}: {
  change: Change
  label: string
  children?: ReactNode
}) {
  const form = useSubmission('plan')
  return (
    <SubmissionForm of={form} className="grid gap-3">
      <input type="hidden" name="change" value={change} />
      {children}
      <SubmitButton of={form}>{label}</SubmitButton>
    </SubmissionForm>
  )
}
