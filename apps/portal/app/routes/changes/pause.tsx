import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Field, SegmentedControl, TextInput } from '@bgm/ui'
import type { FieldErrors } from '#app/forms/reply'
import { formatFieldError } from '#app/forms/use-form-field'
import { useLocale, useText } from '#app/text'
import { PlanForm } from './plan-form'
import { PreviewPanel } from './preview-panel'

type Pause = {
  /** Null if no pause can start now; `paused` says whether that is because there is one. */
  possible: {
    first: string
    last: string
    from: string
    months: number
    days: number
    starts_at: string
    until: string
    ends_at: string
    errors: FieldErrors
  } | null
  paused: boolean
}

/** The first day and the length of a pause. */
export function PauseFields({ pause: { possible, paused } }: { pause: Pause }) {
  const t = useText()
  if (!possible)
    return <p className="text-label text-muted">{t(paused ? 'changes.pause_open' : 'changes.pause_later')}</p>
  const error = possible.errors.from?.[0]
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Field
        id="change-from"
        label={t('changes.pause_from')}
        error={error && formatFieldError(t, 'from', error)}
      >
        <TextInput
          type="date"
          name="from"
          min={possible.first}
          max={possible.last}
          defaultValue={possible.from}
          required
        />
      </Field>
      <div className="grid gap-2">
        <span className="text-label font-semibold" aria-hidden="true">
          {t('changes.pause_length')}
        </span>
        <SegmentedControl
          name="months"
          className="justify-self-start"
          label={t('changes.pause_length')}
          defaultValue={String(possible.months)}
          options={['1', '2', '3'].map(value => ({
            value,
            label: t('changes.months', { count: Number(value) }),
          }))}
        />
      </div>
    </div>
  )
}

type PausePreviewProps = { pause: Pause; last: OrderOptions['subscriptions'][number] }

export function PausePreview({ pause: { possible }, last }: PausePreviewProps) {
  const t = useText()
  const locale = useLocale()
  const cost = { label: t('changes.preview.today'), amount: format.rupiah(0, locale) }
  if (!possible)
    return (
      <PreviewPanel
        cost={cost}
        items={[{ term: t('changes.preview.until'), detail: format.lastDay(last.expired_date, locale) }]}
        effects={[]}
      >
        <p className="text-label text-muted">{t('changes.preview.no_pause')}</p>
      </PreviewPanel>
    )
  const values = { from: format.date(possible.starts_at, locale), until: format.date(possible.until, locale) }
  const about = (effect: 'music' | 'licence' | 'schedule', tone: 'waits' | 'ok') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.pause_effects.${effect}`, values),
    tone,
  })
  const valid = Object.keys(possible.errors).length === 0
  return (
    <PreviewPanel
      cost={cost}
      items={[
        { term: t('changes.preview.pause_from'), detail: values.from },
        { term: t('changes.preview.pause_until'), detail: format.lastDay(possible.until, locale) },
        { term: t('changes.preview.length'), detail: t('changes.days', { count: possible.days }) },
        { term: t('changes.preview.new_end'), detail: format.lastDay(possible.ends_at, locale) },
      ]}
      effects={[about('music', 'waits'), about('licence', 'waits'), about('schedule', 'ok')]}
    >
      {valid ? (
        <PlanForm change="pause" label={t('changes.preview.pause')} />
      ) : (
        <p className="text-label text-muted">{t('changes.preview.fix_plan')}</p>
      )}
    </PreviewPanel>
  )
}
