import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Field, Select, TextInput } from '@bgm/ui'
import type { FieldErrors } from '#app/forms/reply'
import { SubmissionForm } from '#app/forms/submission-form'
import { SubmitButton } from '#app/forms/submit-button'
import { formatFieldError } from '#app/forms/use-form-field'
import { useSubmission } from '#app/forms/use-submission'
import { useLocale, useText } from '#app/text'
import { PreviewPanel } from './preview-panel'

type Target = { id: string; name: string }
type Move = {
  q: string
  targets: (Target & { outlet_code: string | null })[]
  target: Target | null
  /** Whether a change or a pause is planned, which has to be withdrawn first. */
  planned: boolean
  errors: FieldErrors
}

/** The unit to which the subscription moves. */
export function MoveFields({ move: { q, targets, target, errors } }: { move: Move }) {
  const t = useText()
  const error = errors.target?.[0]
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field id="change-q" label={t('changes.move_search')}>
        <TextInput type="search" name="q" defaultValue={q} maxLength={100} />
      </Field>
      {targets.length > 0 ? (
        <Field
          id="change-target"
          label={t('changes.move_target')}
          error={error && formatFieldError(t, 'target', error)}
        >
          <Select
            key={q}
            name="target"
            defaultValue={target?.id}
            options={targets.map(({ id, name, outlet_code }) => ({
              value: id,
              label: outlet_code ? `${name} (${outlet_code})` : name,
            }))}
          />
        </Field>
      ) : (
        <p className="self-center text-label text-muted">{t('changes.move_none')}</p>
      )}
    </div>
  )
}

type MovePreviewProps = { move: Move; unit: Target; last: OrderOptions['subscriptions'][number] }

export function MovePreview({ move: { target, planned, errors }, unit, last }: MovePreviewProps) {
  const t = useText()
  const locale = useLocale()
  const form = useSubmission('move')
  const until = format.lastDay(last.expired_date, locale)
  const about = (effect: 'music' | 'licence' | 'schedule', tone: 'ends' | 'ok') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.move_effects.${effect}`, { unit: unit.name, target: target?.name ?? '' }),
    tone,
  })
  const possible = target && !planned && Object.keys(errors).length === 0
  return (
    <PreviewPanel
      cost={{ label: t('changes.preview.today'), amount: format.rupiah(0, locale) }}
      items={[
        { term: t('changes.preview.from'), detail: unit.name },
        ...(target ? [{ term: t('changes.preview.move_to'), detail: target.name }] : []),
        { term: t('changes.preview.until'), detail: until },
        { term: t('changes.preview.invoices'), detail: t('changes.preview.unchanged') },
      ]}
      effects={target ? [about('music', 'ends'), about('licence', 'ends'), about('schedule', 'ok')] : []}
    >
      {possible ? (
        <SubmissionForm of={form} key={target.id} className="grid gap-3">
          <input type="hidden" name="target" value={target.id} />
          <SubmitButton of={form}>{t('changes.preview.move', { target: target.name })}</SubmitButton>
        </SubmissionForm>
      ) : (
        <p className="text-label text-muted">
          {t(
            planned
              ? 'errors.change-planned'
              : target
                ? 'changes.preview.fix_target'
                : 'changes.preview.no_target',
          )}
        </p>
      )}
    </PreviewPanel>
  )
}
