import { industryBodySchema, pricingBodySchema, propertyBodySchema } from '@bgm/validation'
import { safeParse, z } from 'zod'
import { taxFileRow } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'

const uid = 'api::registration.registration'
const populate = { tax_file: true, order: true }

/** A stored step that no longer passes validation is treated as missing. */
const validOrNull = <T extends z.core.$ZodType>(schema: T) =>
  z.unknown().transform((stored): z.output<T> | null => {
    const result = safeParse(schema, stored)
    return result.success ? result.data : null
  })

const draftRow = z.object({
  id: z.number(),
  documentId: z.string(),
  industry: validOrNull(industryBodySchema),
  property: validOrNull(propertyBodySchema),
  pricing: validOrNull(pricingBodySchema),
  terms_accepted_at: z.string().nullable(),
  tax_file: taxFileRow.nullable(),
  order_number: z.string().nullable(),
  voucher_code: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  order: z.object({ id: z.number(), documentId: z.string() }).nullable(),
  updatedAt: z.coerce.date(),
})

export type RegistrationDraft = z.output<typeof draftRow>

export async function findDraft(account: Account): Promise<RegistrationDraft | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { owner: account.documentId }, populate })
  return row ? draftRow.parse(row) : null
}

/** The registration of an account, created on first use and only once, even if requests are concurrent. */
export async function getOrCreateRegistrationDraft(account: Account): Promise<RegistrationDraft> {
  const found = await findDraft(account)
  if (found) return found
  try {
    await strapi.db.query(uid).create({ data: { owner: account.documentId, user: account.id } })
  } catch (error) {
    const concurrent = await findDraft(account)
    if (!concurrent) throw error
  }
  return getRegistrationDraft(account)
}

export async function getRegistrationDraft(account: Account): Promise<RegistrationDraft> {
  const draft = await findDraft(account)
  if (!draft) throw new Error('The registration cannot be found')
  return draft
}

export const alreadyConfirmedError = () =>
  new HttpError(409, 'The registration is already confirmed', { code: 'already-confirmed' })

export const missingStepError = () =>
  new HttpError(409, 'An earlier step is missing', { code: 'step-missing' })

/** Updates a draft. Throws 409 if the registration is already confirmed. */
export async function updateRegistrationDraft(
  { id }: RegistrationDraft,
  data: Record<string, unknown>,
): Promise<void> {
  const { count } = await strapi.db.query(uid).updateMany({ where: { id, confirmed_at: null }, data })
  if (count !== 1) throw alreadyConfirmedError()
}
