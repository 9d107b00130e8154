import { ButtonLink, Card } from '@bgm/ui'
import { ArrowRight } from 'lucide-react'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** Links to the payment page of an order that awaits payment. */
export function PayOnline({ order }: { order: string }) {
  const t = useText()
  return (
    <Card className="grid items-center gap-x-7 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="text-label text-muted">{t('payments.pay_text')}</p>
      <ButtonLink href={paths.payOrder(useLocale(), order)} size="l">
        {t('payments.pay')}
        <ArrowRight aria-hidden="true" strokeWidth={1.75} />
      </ButtonLink>
    </Card>
  )
}
