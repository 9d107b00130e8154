import { z } from 'zod'
import { updateCreditStates } from '#src/catalogue/track/credits'
import { musicChanged } from '#src/catalogue/track/events'
import { addRevision } from '#src/catalogue/track/revision'
import { toNameLists } from '#src/catalogue/track/rules/contributors'
import { translateForStaff } from '#src/platform/panel/staff-language'
import { type CreditChange, type CreditPlan, planCredits } from './plan'
import { parseCreditTable } from './rules/credit-table'
import { isCwr, parseCwr } from './rules/cwr'

const uid = 'api::track.track'
const listedProblems = 200
const chunk = 500

export const creditImportSchema = z.strictObject({ text: z.string().max(1_500_000) })
type NewImport = z.output<typeof creditImportSchema>

const parse = ({ text }: NewImport) => (isCwr(text) ? parseCwr(text) : parseCreditTable(text))

/** The plan in the language of the staff member. */
const toView = ({ changes, unchanged, problems }: CreditPlan, imported: boolean) => ({
  imported,
  changed: changes.length,
  unchanged,
  problem_count: problems.length,
  problems: problems.slice(0, listedProblems).map(({ message, ...place }) => ({
    ...place,
    message: translateForStaff(message),
  })),
})

/** Says what importing a table or a CWR file would change, without changing anything. */
export async function checkCreditImport(stated: NewImport) {
  return toView(await planCredits(await parse(stated)), false)
}

async function changeCredits({ track, data }: CreditChange, staff: number): Promise<void> {
  const lists = data.contributors ? toNameLists(data.contributors) : {}
  await strapi.db
    .query(uid)
    .update({ where: { id: track.id }, data: { ...data, ...lists, updatedBy: staff } })
  if (track.revision > 0 && track.sha256) await addRevision(track.id)
}

/** Tracks that were not played because they had no composer become ready, as after a save in the panel. */
async function updateStates(ids: readonly number[]): Promise<void> {
  for (let index = 0; index < ids.length; index += chunk) {
    const some = ids.slice(index, index + chunk)
    await updateCreditStates(some)
    await strapi.db.query(uid).updateMany({
      where: { id: { $in: some }, state: 'incomplete', credits: { $ne: 'unreportable' } },
      data: { state: 'ready' },
    })
  }
}

/**
 * Imports a table or a CWR file, all of it or nothing. The tracks are locked and compared again, because staff may have
 * changed them since the check; repeating an import changes nothing.
 */
export async function importCredits(stated: NewImport, staff: number) {
  const parsed = await parse(stated)
  return strapi.db.transaction(async ({ trx }) => {
    const before = await planCredits(parsed)
    if (before.problems.length > 0) return toView(before, false)
    const planned = before.changes.map(({ track }) => track.id)
    await trx('tracks').whereIn('id', planned).orderBy('id').forUpdate().select('id')
    const plan = await planCredits(parsed)
    if (plan.problems.length > 0) return toView(plan, false)
    for (const change of plan.changes) await changeCredits(change, staff)
    await updateStates(plan.changes.map(({ track }) => track.id))
    if (plan.changes.length > 0) await musicChanged.raise({ withdrawn: [] })
    return toView(plan, true)
  })
}
