import type { EmailRecord } from '#src/platform/mail/sent-emails'
import type { OrderRow } from './row'

const kinds: Record<OrderRow['state'], string> = {
  draft: 'order-placed',
  'awaiting-payment': 'order-placed',
  paid: 'order-paid',
  cancelled: 'order-cancelled',
}

/** What is stored of an email about an order in its state. */
export const describeOrderEmail = ({
  state,
  organisation,
  documentId,
}: Pick<OrderRow, 'state' | 'organisation' | 'documentId'>): EmailRecord => ({
  kind: kinds[state],
  organisation: organisation.id,
  subjects: [documentId],
})
