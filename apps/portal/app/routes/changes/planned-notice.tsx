import type { ScheduledChange } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice } from '@bgm/ui'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type PlannedNoticeProps = {
  unit: string
  scheduled: ScheduledChange
  className?: string
}

/** What has been planned for the next renewal, and how to withdraw it. */
export function PlannedNotice({
  unit,
  scheduled: { next, starts_at, closes_unit },
  className,
}: PlannedNoticeProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('withdraw-plan')
  const ending = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    next?.ending_zones.map(({ name }) => name) ?? [],
  )
  return (
    <Notice
      tone="info"
      className={className}
      action={
        <SubmissionForm of={form} action={paths.changeSubscription(locale, unit)}>
          <input type="hidden" name="plan" value="scheduled" />
          <SubmitButton of={form} variant="ink" size="s">
            {t(next ? 'ordering.planned.withdraw' : 'ordering.planned.resume')}
          </SubmitButton>
        </SubmissionForm>
      }
    >
      {next
        ? t('ordering.planned.next', {
            date: format.date(starts_at, locale),
            package: next.package.title,
            zones: t('words.zones', { count: next.zone_count }),
            period: t(`options.billing_period.${next.billing_period}`).toLowerCase(),
          })
        : t(closes_unit ? 'ordering.planned.closing' : 'ordering.planned.stopped', {
            date: format.lastDay(starts_at, locale),
          })}
      {ending ? ` ${t('ordering.planned.ending', { zones: ending })}` : null}
    </Notice>
  )
}
