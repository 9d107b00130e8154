import type { PaymentLinkPage } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, Lobe } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** Who requested the payment. */
export function RequestedBy({ link: { asked_by: name, orders } }: { link: PaymentLinkPage }) {
  const t = useText()
  const company = orders[0]?.company_name ?? ''
  return (
    <p className="mt-5 rounded-leaf-card bg-sunken px-4.5 py-4">
      {name ? t('payments.link.asked', { name: `${name}, ${company},` }) : t('payments.link.asked_anonymous')}
    </p>
  )
}

/** Explains what the link allows, who receives the money, and where the receipt is sent. */
export function BeforePaying({ link: { seller, expires_at } }: { link: PaymentLinkPage }) {
  const t = useText()
  const locale = useLocale()
  const facts = [
    {
      title: t('payments.link.only'),
      text: t('payments.link.only_text', { date: format.dateTime(expires_at, locale) }),
    },
    { title: t('payments.link.receiver', { name: seller }), text: t('payments.link.receiver_text') },
    { title: t('payments.link.proof'), text: t('payments.link.proof_text') },
  ]
  return (
    <Card title={t('payments.link.before_title')} className="mt-7">
      <ul className="divide-y divide-line">
        {facts.map(({ title, text }) => (
          <li key={title} className="grid grid-cols-[22px_minmax(0,1fr)] gap-4 py-3 text-label">
            <Lobe level={0.8} className="fill-line-strong" />
            <span>
              <b className="block font-[650]">{title}</b>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
