import { industryBodySchema, pricingBodySchema, propertyBodySchema } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { taxFileRow } from '#src/api/tax-file/services/store'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'

const uid = 'api::registration.registration'
const populate = { tax_file: true, order: true }

/** What was stored counts only as long as today's rules accept it; else its step is open again. */
const accepted = <T extends z.core.$ZodType>(schema: T) =>
  z.unknown().transform((stored): z.output<T> | null => {
    const result = safeParse(schema, stored)
    return result.success ? result.data : null
  })

const draftRow = z.object({
  id: z.number(),
  documentId: z.string(),
  industry: accepted(industryBodySchema),
  property: accepted(propertyBodySchema),
  pricing: accepted(pricingBodySchema),
  terms_accepted_at: z.string().nullable(),
  tax_file: taxFileRow.nullable(),
  order_number: z.string().nullable(),
  voucher_code: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  order: z.object({ id: z.number(), documentId: z.string() }).nullable(),
  updatedAt: z.coerce.date(),
})

export type Draft = z.output<typeof draftRow>

export async function findDraft(account: Account): Promise<Draft | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { owner: account.documentId }, populate })
  return row ? draftRow.parse(row) : null
}

/** The one registration of an account, made empty at the first call; two first calls make one. */
export async function getOrCreateDraft(account: Account): Promise<Draft> {
  const found = await findDraft(account)
  if (found) return found
  try {
    await strapi.db.query(uid).create({ data: { owner: account.documentId, user: account.id } })
  } catch (error) {
    const other = await findDraft(account)
    if (!other) throw error
  }
  return getDraft(account)
}

export async function getDraft(account: Account): Promise<Draft> {
  const draft = await findDraft(account)
  if (!draft) throw new Error('A registration is gone')
  return draft
}

export const alreadyConfirmed = () =>
  new HttpError(409, 'The registration is confirmed', { code: 'already-confirmed' })

export const stepMissing = () => new HttpError(409, 'An earlier step is missing', { code: 'step-missing' })

/** Writes to a draft, in one statement that leaves a confirmed registration alone: 409. */
export async function updateDraft({ id }: Draft, data: Record<string, unknown>): Promise<void> {
  const { count } = await strapi.db.query(uid).updateMany({ where: { id, confirmed_at: null }, data })
  if (count !== 1) throw alreadyConfirmed()
}
