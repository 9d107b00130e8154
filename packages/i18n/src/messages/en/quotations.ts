import type * as id from '../id/quotations'

/** Offers that hold for 30 days at their prices. */
export const quotations: typeof id.quotations = {
  title: 'Quotations',
  named: 'Quotation {{number}}',
  text: 'Their prices are valid for 30 days, even if list prices change.',
  empty: 'No quotations yet.',
  empty_text: 'Make one from your cart, and turn it into an order whenever you like while its prices hold.',
  number: 'Number',
  until: 'Holds until',
  states: { open: 'Valid', ordered: 'Ordered', expired: 'Expired' },
  holds_until: 'Prices valid until {{date}}',
  held_until: 'Prices were valid until {{date}}',
  download: 'Download PDF',
  make: 'Make a quotation (PDF)',
  make_text: 'Its prices hold for 30 days. Your cart stays as it is.',
  made: 'Quotation made. Its prices hold for 30 days.',
  made_for: 'For',
  made_by: 'Requested by',
  ordered: 'Already ordered',
  order_title: 'Turn it into an order',
  order: 'Order {{total}}',
  less: 'Today {{total}}, because less of the period is left than when the quotation was made.',
  obstacles: {
    ordered: 'This quotation has been ordered.',
    expired: 'It has expired. Make a new quotation from your cart.',
    refused: 'Some lines can no longer be ordered like this. Make a new quotation from your cart.',
    voucher: 'Its voucher is no longer valid. Make a new quotation from your cart.',
  },
}
