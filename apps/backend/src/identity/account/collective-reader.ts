import { z } from 'zod'
import { HttpError } from '#src/platform/http/errors'
import { type Account, getAccount, type RequestContext } from '#src/platform/http/request-context'

const uid = 'api::collective.collective-account'

/**
 * The person, API key or delivery that reads data for a collective body. `name` is the person's email
 * address, or the name of the key or delivery.
 */
export type CollectiveReader = { body: { id: number; documentId: string; name: string }; name: string }

const bodyRow = z.object({ id: z.number(), documentId: z.string(), name: z.string(), active: z.boolean() })

const accountRow = z.object({
  email: z.string(),
  active: z.boolean(),
  body: bodyRow.nullable(),
})

/**
 * The collective body of an account. Returns null for members, and after staff have deactivated the account
 * or the body.
 */
export async function findCollectiveReader({
  documentId,
}: Pick<Account, 'documentId'>): Promise<CollectiveReader | null> {
  const row: unknown = await strapi.db
    .query(uid)
    .findOne({ where: { account: documentId }, populate: { body: true } })
  const found = accountRow.nullable().parse(row)
  if (!found?.active || !found.body?.active) return null
  const { id, documentId: body, name } = found.body
  return { body: { id, documentId: body, name }, name: found.email }
}

/** The reader of a request. Throws 403 if staff have deactivated the account or its body. */
export async function getCollectiveReader(ctx: RequestContext): Promise<CollectiveReader> {
  const reader = await findCollectiveReader(getAccount(ctx))
  if (!reader) throw new HttpError(403, 'The account has no access', { code: 'forbidden' })
  return reader
}
