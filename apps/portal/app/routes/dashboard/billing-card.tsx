import { format } from '@bgm/i18n'
import { Card, type SummaryItem, SummaryList, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'

/** What awaits payment and when the next subscription ends. */
export function BillingCard({ figures }: { figures: Dashboard['figures'] }) {
  const t = useText()
  const locale = useLocale()
  const items: SummaryItem[] = [
    {
      term: t('dashboard.figures.waiting_orders'),
      detail: figures.waiting > 0 ? format.rupiah(figures.due, locale) : t('words.none'),
    },
    {
      term: t('dashboard.figures.next_expiry'),
      detail: figures.expires ? format.shortLastDay(figures.expires, locale) : t('words.none'),
    },
  ]
  return (
    <Card
      title={t('dashboard.music.billing')}
      aside={
        <TextLink className="text-label whitespace-nowrap" href={paths.orders(locale)}>
          {t('dashboard.music.all_orders')}
        </TextLink>
      }
    >
      <SummaryList items={items} />
    </Card>
  )
}
