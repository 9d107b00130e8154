import { Button, Flex } from '@strapi/design-system'
import type { z } from 'zod'
import { ConfirmButton } from './confirm-button'
import { DescriptionList } from './layout'
import type { orderPaymentsSchema } from './responses'
import { useTexts } from './texts'
import { useDownload, useOfficeAction, usePaymentPermissions } from './use-office'

type Order = z.output<typeof orderPaymentsSchema>['data']

/** Who ordered, the invoice in both languages, and the email about the order, which can be sent again. */
export function OrderDocuments({ id, order }: { id: string; order: Order }) {
  const { t } = useTexts()
  const { canAccount, canHandle } = usePaymentPermissions()
  const download = useDownload()
  const { post, busy } = useOfficeAction()
  const { buyer, company, state, number, invoice_number: invoice } = order
  const path = `/orders/${encodeURIComponent(id)}`
  const isOpen = state === 'paid' || state === 'awaiting-payment'
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <DescriptionList
        facts={[
          [t('order.buyer'), buyer?.name ?? null],
          [t('order.company'), company],
        ]}
      />
      {isOpen && (
        <Flex gap={2} wrap="wrap">
          {canAccount &&
            (['id', 'en'] as const).map(locale => (
              <Button
                key={locale}
                variant="tertiary"
                onClick={() => void download(`${path}/invoice?locale=${locale}`, `${invoice ?? number}.pdf`)}
              >
                {t(`order.${invoice ? 'invoice' : 'proforma'}-${locale}`)}
              </Button>
            ))}
          {canHandle && buyer && (
            <ConfirmButton
              label={t('order.email')}
              title={t('order.email-title')}
              body={t('order.email-body', buyer)}
              yes={t('order.email')}
              variant="tertiary"
              busy={busy}
              onConfirm={() => post(`${path}/email`, {}, 'panel.payments.order.email-sent')}
            />
          )}
        </Flex>
      )}
    </Flex>
  )
}
