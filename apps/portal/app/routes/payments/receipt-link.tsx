import { ButtonLink } from '@bgm/ui'
import { Download } from 'lucide-react'
import { useText } from '#app/text'

/** Downloads the receipt or the invoice of a payment. */
export function ReceiptLink({ href }: { href: string }) {
  const t = useText()
  return (
    <ButtonLink href={href} variant="secondary" download full className="mt-4">
      <Download aria-hidden="true" strokeWidth={1.75} />
      {t('payments.paid.download')}
    </ButtonLink>
  )
}
