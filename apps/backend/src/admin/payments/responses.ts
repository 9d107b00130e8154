import { ledgerBalance, ledgerEntry } from '@bgm/contract'
import { z } from 'zod'

const person = z.string().nullable()
const timestamp = z.number()
const optionalAt = timestamp.nullable()

const pagination = z.object({ page: z.number(), pageCount: z.number(), total: z.number() })

const summary = z.object({
  id: z.string(),
  reference: z.string(),
  method: z.string(),
  amount: z.number(),
  received: z.number().nullable(),
  refunded: z.number(),
  fee: z.number().nullable(),
  state: z.string(),
  outcome: z.string().nullable(),
  created_at: timestamp,
  paid_at: optionalAt,
  case_kind: z.string().nullable(),
  case_opened_at: optionalAt,
  venue: z.string(),
  orders: z.array(z.string()),
})
export type PaymentSummary = z.output<typeof summary>
export const paymentsSchema = z.object({ data: z.array(summary), meta: z.object({ pagination }) })

const refund = z.object({
  id: z.string(),
  amount: z.number(),
  mode: z.enum(['provider', 'manual']),
  state: z.string(),
  reason: z.string(),
  requested_by: person,
  requested_at: timestamp,
  decided_by: person,
  decided_at: optionalAt,
  payout_reference: z.string().nullable(),
  failure: z.string().nullable(),
  done_at: optionalAt,
  credit_note_number: z.string().nullable(),
  ended_period: z.boolean(),
  own: z.boolean(),
  unit: z.string().nullable(),
  payment: z.object({ id: z.string(), reference: z.string() }).nullable(),
  orders: z.array(z.object({ id: z.string(), number: z.string(), venue: z.string() })),
})
export type Refund = z.output<typeof refund>
export const refundsSchema = z.object({ data: z.array(refund), meta: z.object({ pagination }) })

const order = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.string(),
  state: z.string(),
  venue: z.string(),
  invoice_number: z.string().nullable(),
  amount: z.number(),
  outcome: z.string().nullable(),
  revivable: z.boolean(),
  refundable: z.number(),
})
export type PaidOrder = z.output<typeof order>

const payment = summary.extend({
  orders: z.array(order),
  organisation: z.object({ documentId: z.string(), name: z.string() }).nullable(),
  payer: person,
  by_link: z.boolean(),
  expires_at: timestamp,
  checked_at: optionalAt,
  transaction_id: z.string().nullable(),
  case: z
    .object({
      kind: z.string(),
      opened_at: optionalAt,
      closed_at: optionalAt,
      note: z.string().nullable(),
      steps: z.array(z.enum(['apply', 'refund', 'close'])),
    })
    .nullable(),
  refundable: z.number(),
  solo_refund_limit: z.number(),
  provider_refund: z.boolean(),
  refunds: z.array(refund),
  notices: z.array(
    z.object({
      received_at: timestamp,
      applied_at: optionalAt,
      status: z.string().nullable(),
      code: z.string().nullable(),
      fraud: z.string().nullable(),
    }),
  ),
  history: z.array(z.object({ at: timestamp, what: z.string(), who: person })),
  settled: z.array(
    z.object({
      kind: z.string(),
      amount: z.number(),
      fee: z.number(),
      settled_at: timestamp,
      file: z.string(),
    }),
  ),
})
export type Payment = z.output<typeof payment>
export const paymentSchema = z.object({ data: payment })

const held = z.object({ received: z.number(), expected: z.number(), missing: z.number() })
export type Held = z.output<typeof held>

const recordedTransfer = z.object({
  id: z.string(),
  amount: z.number(),
  reference: z.string(),
  recorded_by: person,
  recorded_at: timestamp,
  own: z.boolean(),
})
export const transfersSchema = z.object({
  data: z.array(
    z.object({
      order: z.string(),
      number: z.string(),
      venue: z.string(),
      amount: z.number(),
      recorded_by: person,
      recorded_at: timestamp,
    }),
  ),
})

export const orderPaymentsSchema = z.object({
  data: z.object({
    number: z.string(),
    state: z.string(),
    buyer: z.object({ name: z.string() }).nullable(),
    company: z.string(),
    invoice_number: z.string().nullable(),
    line_count: z.number(),
    lines: z.array(
      z.object({
        position: z.number(),
        unit: z.string(),
        package: z.string(),
        zones: z.number(),
        total: z.number(),
      }),
    ),
    payable: z.number(),
    /** Whether one person can record a transfer of this amount. */
    solo_transfer: z.boolean(),
    transfer: recordedTransfer.nullable(),
    held: held.nullable(),
    paid: z.enum(['online', 'transfer']).nullable(),
    refundable: z.number(),
    solo_refund_limit: z.number(),
    payments: z.array(summary),
    refunds: z.array(refund),
  }),
})

export const differencesSchema = z.object({
  data: z
    .object({ at: timestamp, found: z.array(z.object({ kind: z.string(), reference: z.string() })) })
    .nullable(),
})

const settlement = z.object({
  lines: z.number(),
  gross: z.number(),
  fee: z.number(),
  first_at: timestamp,
  last_at: timestamp,
  difference_count: z.number(),
  differences: z.array(
    z.object({
      kind: z.string(),
      reference: z.string(),
      line: z.number().nullable(),
      ours: z.number().nullable(),
      theirs: z.number().nullable(),
    }),
  ),
  imported_at: optionalAt,
})
export type Settlement = z.output<typeof settlement>
export const settlementSchema = z.object({ data: settlement })
export const settlementsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lines: z.number(),
      difference_count: z.number(),
      gross: z.number(),
      fee: z.number(),
      first_at: timestamp,
      last_at: timestamp,
      imported_by: z.string(),
      imported_at: timestamp,
    }),
  ),
})

const total = z.object({ count: z.number(), amount: z.number() })
export const accountingSchema = z.object({
  data: z.object({
    invoices: total,
    refunds: total,
    refunds_without_invoice: total,
    fees: total,
    withheld: total,
    withheld_settled: total,
    balance: z.number(),
  }),
})

const taxInvoice = z.object({
  order: z.string(),
  number: z.string(),
  company: z.string(),
  problems: z.array(z.string()),
  rejection: z.string().nullable(),
})
export type WaitingTaxInvoice = z.output<typeof taxInvoice>
const taxInvoiceFile = z.object({
  id: z.string(),
  invoice_count: z.number(),
  exported_by: z.string(),
  exported_at: timestamp,
  downloaded_at: optionalAt,
  withdrawn_at: optionalAt,
})
export type TaxInvoiceFile = z.output<typeof taxInvoiceFile>
const taxReturn = z.object({
  order: z.string(),
  credit_note: z.string(),
  at: timestamp,
  invoice: z.string(),
  tax_number: z.string().nullable(),
  company: z.string(),
  action: z.string(),
  price: z.number(),
  vat: z.number(),
})
export type TaxReturn = z.output<typeof taxReturn>
export const coretaxSchema = z.object({
  data: z.object({
    invoices: z.number(),
    exported: z.number(),
    numbered: z.number(),
    due_at: timestamp,
    ready: z.number(),
    incomplete_count: z.number(),
    incomplete: z.array(taxInvoice),
    rejected: z.array(taxInvoice),
    inexact: z.number(),
    files: z.array(taxInvoiceFile),
    returns: z.array(taxReturn),
  }),
})
export const taxNumbersSchema = z.object({
  data: z.object({
    numbered: z.number(),
    rejected: z.number(),
    unchanged: z.number(),
    problem_count: z.number(),
    problems: z.array(z.object({ line: z.number(), reference: z.string(), problem: z.string() })),
  }),
})
export type TaxNumbers = z.output<typeof taxNumbersSchema>['data']

export const ledgerSchema = z.object({
  data: z.array(ledgerEntry),
  meta: z.object({
    pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }),
    name: z.string(),
    now: ledgerBalance,
    opening: z.number(),
    closing: z.number(),
  }),
})

const withheldSlip = z.object({
  id: z.string(),
  number: z.string(),
  issued_on: z.string(),
  base: z.number(),
  amount: z.number(),
  state: z.string(),
  refusal: z.string().nullable(),
  note: z.string().nullable(),
  sent_at: timestamp,
})
export type WithheldSlip = z.output<typeof withheldSlip>
const withholding = z.object({
  order: z.string(),
  number: z.string(),
  company: z.string(),
  npwp: z.string(),
  locale: z.enum(['id', 'en']),
  rate: z.number(),
  base: z.number(),
  amount: z.number(),
  state: z.string(),
  paid_at: timestamp,
  due_at: timestamp,
  slips: z.array(withheldSlip),
})
export type OfficeWithholding = z.output<typeof withholding>
export const withholdingsSchema = z.object({
  data: z.object({
    ages: z.array(z.object({ band: z.string(), count: z.number(), amount: z.number() })),
    withholdings: z.array(withholding),
  }),
})
export const withholdingRulesSchema = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      rate: z.number(),
      basis: z.string(),
      object_code: z.string(),
      opinion: z.string(),
      starts_at: timestamp,
      created_by: z.string(),
      created_at: timestamp,
    }),
  ),
})
