import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

const steps = ['send', 'check', 'done'] as const

/** What happens with a slip, and what if none is sent. */
export function NextSteps({ due, amount }: { due: string; amount: number }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card title={t('withholding.next.title')}>
      <ol className="grid gap-3">
        {steps.map(step => (
          <li key={step}>
            <b className="font-[650]">{t(`withholding.next.${step}`)}</b>
            <span className="block text-small text-muted">{t(`withholding.next.${step}_text`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3 border-t border-line pt-3">
        <b className="font-[650]">{t('withholding.next.missed', { date: format.date(due, locale) })}</b>
        <span className="block text-small text-muted">
          {t('withholding.next.missed_text', { amount: format.rupiah(amount, locale) })}
        </span>
      </p>
    </Card>
  )
}
