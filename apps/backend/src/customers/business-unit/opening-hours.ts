import { timeZone } from '@bgm/contract'
import type { OpeningHoursBody } from '@bgm/validation'
import { z } from 'zod'
import { memberActor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import { holdUnitLocks, lockedError } from '#src/customers/unit-lock/require'
import type { Account } from '#src/platform/http/request-context'
import { zonesChanged } from './events'
import type { UnitRow } from './row'
import { parseStoredOpeningHours } from './rules/opening-hours'
import { updateUnitRow } from './update'

const uid = 'api::business-unit.business-unit'
const columns = z.object({
  version: z.number(),
  time_zone: timeZone.nullable(),
  opening_hours: z.unknown(),
  silent_when_closed: z.boolean().nullable(),
})

/** A unit's opening hours, or null if it uses the defaults. */
export async function getOpeningHoursView({ id }: UnitRow) {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { id } })
  const { version, time_zone, opening_hours, silent_when_closed } = columns.parse(row)
  return {
    version,
    time_zone,
    hours: parseStoredOpeningHours(opening_hours),
    silent_when_closed: silent_when_closed ?? false,
  }
}

/**
 * Sets the opening hours of a unit. Throws 409 `changed-meanwhile` if the unit has changed since it was
 * read, and `locked` if the head office has locked its schedule, because opening hours can stop the music.
 */
export async function setOpeningHours(
  unit: UnitRow,
  account: Account,
  headOffice: boolean,
  { version, hours, silent_when_closed }: OpeningHoursBody,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const place = { organisation: unit.organisation.id, unit: unit.id }
    if ((await holdUnitLocks(trx, place, headOffice)).schedule === 'fixed') throw lockedError()
    await updateUnitRow({ id: unit.id, version }, account.id, {
      opening_hours: hours,
      ...(silent_when_closed !== undefined && { silent_when_closed }),
    })
    await recordAuditEntry({
      action: 'business-unit.updated',
      actor: memberActor(account),
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: unit.organisation.id,
      details: { name: unit.name, fields: 'opening_hours' },
    })
    await zonesChanged.raise({ units: [unit.id] })
  })
}
