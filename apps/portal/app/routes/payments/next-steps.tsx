import { Lobe } from '@bgm/ui'
import { useText } from '#app/text'

/** Explains what happens after payment. */
export function NextSteps({ zones, kind }: { zones: number; kind: 'va' | 'qr' | 'page' }) {
  const t = useText()
  const steps = [
    { title: t('payments.waiting.you_pay'), text: t(`payments.waiting.you_pay_${kind}`) },
    { title: t('payments.waiting.news'), text: t('payments.waiting.news_text') },
    { title: t('payments.waiting.active', { count: zones }), text: t('payments.waiting.active_text') },
  ]
  return (
    <section className="mt-8">
      <h2 className="text-[1.25rem] leading-[1.25]">{t('payments.waiting.next')}</h2>
      <ol className="mt-2 divide-y divide-line">
        {steps.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[22px_minmax(0,1fr)] gap-4 py-3 text-label">
            <Lobe
              level={place === 0 ? 1 : 0.75}
              className={place === 0 ? 'fill-accent' : 'fill-line-strong'}
            />
            <span>
              <b className="block font-[650]">{title}</b>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
