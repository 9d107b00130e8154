import { zonesAdded } from '#src/billing'
import { licencesChanged } from '#src/licensing'
import { calendarDatesChanged, playerChanged, playsRejected, scheduleChanged } from '#src/playback'
import { recordDevices, recordLicences, recordVenues, recordZones, recordZonesOfUnits } from './registers'
import { recordPlayRejections } from './rejections'
import { recordCalendarDates, recordSilences } from './silences'

type Write = { params: { data?: object }; result?: { id?: unknown } }

/** Records a unit after every write that triggers lifecycle hooks, which includes those of the panel. */
async function recordUnit({ result }: Write): Promise<void> {
  const id = result?.id
  if (typeof id === 'number') await strapi.db.transaction(({ trx }) => recordVenues(trx, [id], Date.now()))
}

/** Records a zone after every write of its name or number, unlike those of its volume or playlist. */
async function recordZone({ params: { data = {} }, result }: Write): Promise<void> {
  const id = result?.id
  if (typeof id === 'number' && ('name' in data || 'number' in data))
    await strapi.db.transaction(({ trx }) => recordZones(trx, [id], Date.now()))
}

/** Adds to the log what happens in other contexts, in the transaction in which it happens. */
export function recordLogChanges(): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::business-unit.business-unit'],
    afterCreate: recordUnit,
    afterUpdate: recordUnit,
  })
  strapi.db.lifecycles.subscribe({
    models: ['api::zone.zone'],
    afterCreate: recordZone,
    afterUpdate: recordZone,
  })
  // Paid zones are inserted without lifecycle hooks.
  zonesAdded.subscribe(async ({ units }) => {
    await strapi.db.transaction(({ trx }) => recordZonesOfUnits(trx, units, Date.now()))
  })
  licencesChanged.subscribe(({ trx, licences, at }) => recordLicences(trx, licences, at))
  playerChanged.subscribe(({ trx, player, at }) => recordDevices(trx, [player], at))
  scheduleChanged.subscribe(({ trx, scope, id, at }) => recordSilences(trx, scope, id, at))
  calendarDatesChanged.subscribe(({ trx, at }) => recordCalendarDates(trx, at))
  playsRejected.subscribe(({ trx, rejections }) => recordPlayRejections(trx, rejections))
}
