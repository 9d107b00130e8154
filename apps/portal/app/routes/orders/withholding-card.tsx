import type { OrderDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, Card } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { WithholdingBadge } from '#app/components/withholding-badge'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

type Props = { order: string; withholding: NonNullable<OrderDetail['withholding']> }

/** What was withheld from the order, and the way to its slip. */
export function WithholdingCard({ order, withholding: { amount, state, due_at } }: Props) {
  const t = useText()
  const locale = useLocale()
  const mayDo = useHasPermission()
  const isOpen = state === 'awaited' || state === 'refused'
  const values = { amount: format.rupiah(amount, locale), date: format.date(due_at, locale) }
  return (
    <Card title={t('payments.withholding.card')} aside={<WithholdingBadge state={state} />}>
      <p>{t(isOpen ? 'payments.withholding.card_text' : 'payments.withholding.card_done', values)}</p>
      {mayDo('invoice.read') ? (
        <p className="mt-4">
          <ButtonLink href={paths.withholding(locale, order)} variant="secondary">
            {t('payments.withholding.card_link')}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  )
}
