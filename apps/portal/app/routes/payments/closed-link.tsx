import type { PaymentLinkPage } from '@bgm/api-client'
import { useText } from '#app/text'

/**
 * The page for a link that can no longer be used. It has the same layout for every reason, and names the
 * person to contact.
 */
export function ClosedLinkPage({
  link: { asked_by: name, orders },
  state,
}: {
  link: PaymentLinkPage
  state: Exclude<PaymentLinkPage['state'], 'open'>
}) {
  const t = useText()
  const company = orders[0]?.company_name ?? ''
  return (
    <section
      className={`rounded-leaf-panel px-5 py-7 sm:px-8 ${state === 'used' ? 'bg-ok-tint' : 'bg-warn-tint'}`}
    >
      <h1 className="text-title">{t(`payments.link.${state}.title`)}</h1>
      <p className="mt-1.5">
        {t(`payments.link.${state}.text`)}{' '}
        {state === 'used'
          ? null
          : name
            ? t('payments.link.ask', { name, company })
            : t('payments.link.ask_anonymous', { company })}
      </p>
    </section>
  )
}

/** The page for an unknown token, which contains no order data. */
export function UnknownLinkPage() {
  const t = useText()
  return (
    <section className="rounded-leaf-panel bg-warn-tint px-5 py-7 sm:px-8">
      <h1 className="text-title">{t('payments.link.unknown_title')}</h1>
      <p className="mt-1.5">{t('payments.link.unknown_text')}</p>
    </section>
  )
}
