import { maxZoneViews, type ZoneViewBody, zoneFilterStates, zoneLayouts } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { newRecordId } from '#src/platform/runtime/cryptography'

const query = z.object({
  q: z.string().optional(),
  unit: z.string().optional(),
  state: z.enum(zoneFilterStates).optional(),
  group: z.string().optional(),
  province: z.string().optional(),
  layout: z.enum(zoneLayouts).optional(),
})

const viewRows = z.array(
  z
    .object({ document_id: z.string(), name: z.string(), query: z.string() })
    .transform(({ document_id, name, query: text }) => ({
      id: document_id,
      name,
      query: query.parse(JSON.parse(text) as unknown),
    })),
)
export type SavedZoneView = z.output<typeof viewRows>[number]

const ownedBy = ({ organisation }: Scope, { id }: Account) => ({
  organisation_id: organisation,
  user_id: id,
})

export const listSavedZoneViews = async (scope: Scope, account: Account): Promise<SavedZoneView[]> =>
  viewRows.parse(
    await strapi.db
      .connection('zone_views')
      .where(ownedBy(scope, account))
      .orderBy(['name', 'id'])
      .select('document_id', 'name', 'query'),
  )

/**
 * Saves a view and replaces an existing one with the same name. Throws 409 if the member has too many views.
 */
export async function saveZoneView(
  scope: Scope,
  account: Account,
  { name, ...filter }: ZoneViewBody,
): Promise<void> {
  const owner = ownedBy(scope, account)
  await strapi.db.transaction(async ({ trx }) => {
    // Locks the member, so that concurrent requests count each other's views.
    await trx('up_users').where({ id: account.id }).forUpdate().select('id')
    await trx('zone_views')
      .insert({
        ...owner,
        document_id: newRecordId(),
        name,
        query: JSON.stringify(filter),
        created_at: Date.now(),
      })
      .onConflict(['user_id', 'organisation_id', 'name'])
      .merge(['query'])
    const [{ total = 0 } = {}] = z
      .array(z.object({ total: z.coerce.number() }))
      .parse(await trx('zone_views').where(owner).count({ total: '*' }))
    if (total > maxZoneViews)
      throw new HttpError(409, 'The member has too many views', { code: 'too-many-views' })
  })
}

/** Removes a view. Returns false if the member has none with this id. */
export async function removeSavedZoneView(
  scope: Scope,
  account: Account,
  documentId: string,
): Promise<boolean> {
  const count: number = await strapi.db
    .connection('zone_views')
    .where({ ...ownedBy(scope, account), document_id: documentId })
    .delete()
  return count > 0
}
