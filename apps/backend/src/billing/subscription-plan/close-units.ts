import { z } from 'zod'
import { findUnit, getStaffScope, lockUnits, removeUnit, systemActor } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'

const dueRow = z.object({
  id: integerColumn,
  organisation: integerColumn,
  documentId: z.string(),
  planned_by: z.string(),
})

const listDueUnits = (now: Date) =>
  select(
    sql`select u.id, u.organisation_id as organisation, u.document_id as "documentId", c.planned_by
      from scheduled_changes c join business_units u on u.id = c.business_unit_id
      where c.closes_unit and u.deleted_at is null and not exists (
        select 1 from subscriptions s where s.business_unit_id = u.id and s.expired_date > ${now})
      order by u.id`,
    dueRow,
  )

/** Closes a unit, unless the plan was withdrawn or the unit renewed in the meantime. */
async function closeUnit(
  { organisation, documentId, planned_by: person, id }: z.output<typeof dueRow>,
  now: Date,
) {
  await strapi.db.transaction(async ({ trx }) => {
    await lockUnits([id])
    const withdrawn =
      (await trx('scheduled_changes').where({ business_unit_id: id, closes_unit: true }).delete()) === 0
    const unit = withdrawn ? null : await findUnit(getStaffScope(organisation), documentId)
    if (unit) await removeUnit(unit, { account: null, actor: systemActor, person }, now)
  })
}

/** Closes the units whose owners have planned it, once their last period has ended. */
export async function closeUnits(now = new Date()): Promise<void> {
  for (const unit of await listDueUnits(now))
    try {
      await closeUnit(unit, now)
    } catch (error) {
      // An order awaits payment, or somebody is changing the unit: the next run decides again.
      if (!(error instanceof HttpError)) throw error
    }
}
