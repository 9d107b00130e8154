import type { ScheduleScope } from '@bgm/validation'
import { holdUnitLocks, lockedError, memberActor, recordAuditEntry } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { recordChange } from '#src/playback/change/feed'
import { recordOrganisationChanges, recordUnitChanges } from '#src/playback/zone/unit-changes'
import { scheduleChanged } from './events'
import type { ScheduleOwner } from './owner'

const tables: Record<ScheduleScope, string> = {
  zone: 'zones',
  unit: 'business_units',
  organisation: 'organisations',
}
const subjects = { zone: 'zone', unit: 'business-unit', organisation: 'organisation' } as const

export const changedMeanwhileError = () =>
  new HttpError(409, 'Somebody else has changed this schedule in the meantime', { code: 'changed-meanwhile' })

/** Notifies the devices that the schedule applies to. */
function notifyDevices({ scope, id, documentId }: ScheduleOwner): Promise<void> {
  if (scope === 'zone') return recordChange({ kind: 'zone', zone: documentId })
  return scope === 'unit' ? recordUnitChanges([id]) : recordOrganisationChanges(id)
}

/**
 * Changes an owner's schedule in one transaction and records the change in the audit log. `isAllowed` says which
 * playlists the locks of the unit allow; throws 409 `locked` if they allow no changes. The owner's row is
 * locked, so concurrent changes run one after the other, and each sees the version that the last one wrote.
 */
export async function changeSchedule<T>(
  owner: ScheduleOwner,
  account: Account,
  work: (
    trx: Transaction,
    isAllowed: (playlist: string) => boolean,
  ) => Promise<{ result: T; details: Record<string, string | number | null> }>,
): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => {
    const { organisation_id: organisation, ids } = owner
    // Only the head office may change the schedule of the organisation.
    const locks = await holdUnitLocks(trx, { organisation, unit: ids.unit }, owner.headOffice)
    if (locks.schedule === 'fixed') throw lockedError()
    await trx(tables[owner.scope]).where({ id: owner.id }).update({ updated_at: new Date() })
    const { result, details } = await work(
      trx,
      playlist => locks.schedule === 'free' || locks.allowed.schedule.includes(playlist),
    )
    await scheduleChanged.raise({ trx, scope: owner.scope, id: owner.id, at: Date.now() })
    const subject = subjects[owner.scope]
    await recordAuditEntry({
      action: `${subject}.scheduled`,
      actor: memberActor(account),
      subject,
      subjectId: owner.documentId,
      organisation: owner.organisation_id,
      details: { name: owner.name, ...details },
    })
    await notifyDevices(owner)
    return result
  })
}
