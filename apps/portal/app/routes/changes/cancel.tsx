import type { SubscriptionCancellation } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { PreviewPanel } from './preview-panel'

/** The end of a subscription that has not been used, with its refund. */
export function CancelPreview({
  cancel: { cancellation },
}: {
  cancel: { cancellation: SubscriptionCancellation | null }
}) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('cancel')
  if (!cancellation)
    return (
      <PreviewPanel cost={null} items={[]} effects={[]}>
        <p className="text-label text-muted">{t('errors.cancel-late')}</p>
      </PreviewPanel>
    )
  const about = (effect: 'music' | 'licence' | 'schedule', tone: 'ends' | 'ok') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.cancel_effects.${effect}`),
    tone,
  })
  return (
    <PreviewPanel
      cost={{ label: t('changes.preview.refund'), amount: format.rupiah(cancellation.refund, locale) }}
      items={[
        { term: t('changes.preview.refund_how'), detail: t('changes.preview.refund_way') },
        { term: t('changes.preview.cancel_until'), detail: format.dateTime(cancellation.until, locale) },
      ]}
      effects={[about('music', 'ends'), about('licence', 'ends'), about('schedule', 'ok')]}
    >
      <SubmissionForm of={form} className="grid gap-3">
        <input type="hidden" name="expected_refund" value={cancellation.refund} />
        <SubmitButton of={form}>{t('changes.preview.cancel')}</SubmitButton>
      </SubmissionForm>
    </PreviewPanel>
  )
}
