import * as z from 'zod/mini'
import { bodyObject, choice, formObject, integer, parsedText, requiredOr } from './fields'
import { normaliseDate } from './schedule'

/** What PPh 23 is withheld for: a service or a royalty. */
export const withholdingBases = ['service', 'royalty'] as const
export type WithholdingBasis = (typeof withholdingBases)[number]

/**
 * The states of withheld tax: a slip is `awaited` or was `refused`, is being checked (`sent`), or was `accepted`. `paid` means
 * that the customer has paid the difference instead, `void` that the order was refunded.
 */
export const withholdingStates = ['awaited', 'sent', 'refused', 'accepted', 'paid', 'void'] as const
export type WithholdingState = (typeof withholdingStates)[number]

/** Why Finance refuses a slip. */
export const slipRefusals = ['number', 'amount', 'npwp', 'period', 'unreadable', 'other'] as const
export type SlipRefusal = (typeof slipRefusals)[number]

/** Whether PPh 23 is withheld from the payment of an order. */
export const withholdingChoiceSchema = formObject({ withhold: choice(['yes', 'no'], 'validation.required') })
export const withholdingChoiceBodySchema = bodyObject({
  withhold: z.boolean({ error: requiredOr('validation.invalid') }),
})

/** The number of a slip without spaces and punctuation; Coretax gives nine letters and digits, e-Bupot gave ten digits. */
const slipNumber = parsedText(64, 'validation.slip_number', value => {
  const compact = value.replace(/[\s./-]/g, '').toUpperCase()
  return /^[A-Z0-9]{6,32}$/.test(compact) ? compact : null
})

const rupiah = integer(1, 1_000_000_000_000, 'validation.amount')

const slipShape = {
  slip_number: slipNumber,
  slip_date: parsedText(10, 'validation.date', normaliseDate),
  slip_base: rupiah,
  slip_tax: rupiah,
}

/** A withholding slip (bukti potong). Its amounts are whole rupiah. */
export const slipFormSchema = formObject(slipShape)
export type SlipForm = z.output<typeof slipFormSchema>
export const slipBodySchema = bodyObject(slipShape)
