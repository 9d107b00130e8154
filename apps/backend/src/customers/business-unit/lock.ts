import { notFound } from '#src/platform/http/errors'

/**
 * Locks the row of a unit until the surrounding transaction ends. Throws 404 if the unit has been deleted.
 */
export async function lockUnit({ id }: { id: number }): Promise<void> {
  const { count } = await strapi.db
    .query('api::business-unit.business-unit')
    .updateMany({ where: { id, deleted_at: null }, data: { deleted_at: null } })
  if (count !== 1) throw notFound()
}
