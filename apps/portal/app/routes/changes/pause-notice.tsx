import type { SubscriptionPause } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type PauseNoticeProps = { unit: string; pause: SubscriptionPause; className?: string }

/** A planned or running pause, and how to withdraw or end it. */
export function PauseNotice({ unit, pause: { from, until, days, started }, className }: PauseNoticeProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('withdraw-plan')
  const values = { from: format.date(from, locale), until: format.lastDay(until, locale), days }
  return (
    <Notice
      tone={started ? 'warn' : 'info'}
      className={className}
      action={
        <SubmissionForm of={form} action={paths.changeSubscription(locale, unit)}>
          <input type="hidden" name="plan" value="pause" />
          <SubmitButton of={form} variant="ink" size="s">
            {t(started ? 'ordering.planned.end_pause' : 'ordering.planned.withdraw')}
          </SubmitButton>
        </SubmissionForm>
      }
    >
      {t(started ? 'ordering.planned.paused' : 'ordering.planned.pause', values)}
    </Notice>
  )
}
