import {
  slipBodySchema,
  slipRefusals,
  withholdingBases,
  withholdingChoiceBodySchema,
  withholdingStates,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { dataOf, file } from './response'
import { isoDateTime, money } from './values'

/** Income tax (PPh 23) at a rate in percent. `base` is in sen, hundredths of a rupiah. */
const terms = { rate: z.number(), basis: z.enum(withholdingBases), base: z.int(), amount: money }

/** What the buyer of an unpaid order may withhold. */
export const withholdingOffer = z.object({ ...terms, chosen: z.boolean() })
export type WithholdingOffer = z.output<typeof withholdingOffer>

/** What was withheld from a paid order. */
export const withholdingSummary = z.object({
  amount: money,
  state: z.enum(withholdingStates),
  due_at: isoDateTime,
})

const slip = z.object({
  id: z.string(),
  number: z.string(),
  issued_on: z.iso.date(),
  base: money,
  amount: money,
  state: z.enum(['sent', 'accepted', 'refused']),
  refusal: z.enum(slipRefusals).nullable(),
  /** In the words of Finance, in the customer's language. */
  note: z.string().nullable(),
  sent_at: isoDateTime,
  decided_at: isoDateTime.nullable(),
})
export type WithholdingSlip = z.output<typeof slip>

const withholding = z.object({
  order: z.object({ id: z.string(), number: z.string(), total: money }),
  state: z.enum(withholdingStates),
  ...terms,
  due_at: isoDateTime,
  /** What the buyer enters in its own report of withheld tax (BPPU). */
  report: z.object({
    name: z.string(),
    /** 16 digits. */
    tin: z.string(),
    /** 22 digits. */
    idtku: z.string(),
    object_code: z.string(),
    document: z.string(),
    document_date: isoDateTime,
  }),
  /** The account to which the difference can be transferred instead; null if nothing is owed. */
  account: z
    .object({
      bank_name: z.string(),
      account_number: z.string(),
      account_holder: z.string(),
      reference: z.string(),
    })
    .nullable(),
  /** Newest first. */
  slips: z.array(slip),
})
export type Withholding = z.output<typeof withholding>

/** PPh 23 that a customer withholds from an order, and the slips for it. */
export const withholdings = endpoints({
  /** 404 unless tax was withheld from the order. */
  get: get('/orders/:id/withholding', {
    caller: 'member',
    permission: 'invoice.read',
    response: dataOf(withholding),
  }),
  choose: post('/orders/:id/withholding', {
    caller: 'member',
    permission: 'order.pay',
    body: withholdingChoiceBodySchema,
    response: dataOf(withholdingOffer.nullable()),
    errors: ['order-settled', 'payment-held', 'withholding-unavailable'],
    limits: ['withholding-account'],
  }),
  /** A PDF of at most 5 MB. A number that another slip has is an error of the field `slip_number`. */
  sendSlip: post('/orders/:id/withholding/slips', {
    caller: 'member',
    permission: 'order.pay',
    upload: { file: 'slip_file', body: 'slip' },
    body: slipBodySchema,
    response: dataOf(withholding),
    status: 201,
    errors: ['slip-sent'],
    limits: ['withholding-account'],
  }),
  downloadSlip: get('/orders/:id/withholding/slips/:slip', {
    caller: 'member',
    permission: 'invoice.read',
    response: file,
  }),
})
