import type { OrderOptions } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { RoyaltyLine } from '#app/components/royalty-line'
import { useHasPermission } from '#app/components/use-has-permission'
import { CheckboxField } from '#app/forms/choice-fields'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { PlanForm } from './plan-form'
import { PreviewPanel } from './preview-panel'

type StopPreviewProps = { last: OrderOptions['subscriptions'][number]; royalty: Royalty }

/** The end of the subscription with its last paid period. */
export function StopPreview({ last, royalty }: StopPreviewProps) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const date = format.lastDay(last.expired_date, locale)
  const about = (effect: 'music' | 'licence' | 'schedule') => ({
    term: t(`changes.preview.${effect}`),
    text: t(`changes.stop_effects.${effect}`, { date }),
    tone: 'later' as const,
  })
  return (
    <PreviewPanel
      cost={{ label: t('changes.preview.today'), amount: format.rupiah(0, locale) }}
      items={[
        { term: t('changes.preview.until'), detail: date },
        { term: t('changes.preview.next'), detail: t('changes.preview.none') },
      ]}
      effects={[about('music'), about('licence'), about('schedule')]}
    >
      <PlanForm change="stop" label={t('changes.preview.stop')}>
        {may('business-unit.delete') ? (
          <CheckboxField
            name="close_unit"
            label={
              <>
                {t('fields.close_unit')}
                <span className="block text-small text-muted">{t('changes.close_unit_text')}</span>
              </>
            }
          />
        ) : null}
      </PlanForm>
      <RoyaltyLine royalty={royalty} />
    </PreviewPanel>
  )
}
