import { notFound } from '../../../refusal'

/** Holds the row of a unit until the transaction around it ends; 404 where it was deleted meanwhile. */
export async function holdUnit({ id }: { id: number }): Promise<void> {
  const { count } = await strapi.db
    .query('api::business-unit.business-unit')
    .updateMany({ where: { id, deleted_at: null }, data: { deleted_at: null } })
  if (count !== 1) throw notFound()
}
