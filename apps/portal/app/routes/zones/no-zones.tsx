import { ButtonLink, EmptyState } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The zone list of an organisation that has not paid for a zone yet. */
export function NoZones() {
  const t = useText()
  const locale = useLocale()
  const orders = useHasPermission()('order.create')
  return (
    <EmptyState
      title={t('zones.empty_title')}
      className="rounded-card border border-line bg-surface"
      action={
        orders ? (
          <ButtonLink href={paths.businessUnits(locale)}>{t('zones.empty_action')}</ButtonLink>
        ) : undefined
      }
    >
      {t(orders ? 'zones.empty_text' : 'zones.empty_reader')}
    </EmptyState>
  )
}
