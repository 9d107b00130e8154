import { licencesChanged } from '#src/licensing'
import { playerChanged, playsRejected } from '#src/playback'
import { recordDevices, recordLicences, recordVenues } from './registers'
import { recordPlayRejections } from './rejections'

type Write = { result?: { id?: unknown } }

/** Records a unit after every write that triggers lifecycle hooks, which includes those of the panel. */
async function recordUnit({ result }: Write): Promise<void> {
  const id = result?.id
  if (typeof id === 'number') await strapi.db.transaction(({ trx }) => recordVenues(trx, [id], Date.now()))
}

/** Adds to the log what happens in other contexts, in the transaction in which it happens. */
export function recordLogChanges(): void {
  strapi.db.lifecycles.subscribe({
    models: ['api::business-unit.business-unit'],
    afterCreate: recordUnit,
    afterUpdate: recordUnit,
  })
  licencesChanged.subscribe(({ trx, licences, at }) => recordLicences(trx, licences, at))
  playerChanged.subscribe(({ trx, player, at }) => recordDevices(trx, [player], at))
  playsRejected.subscribe(({ trx, rejections }) => recordPlayRejections(trx, rejections))
}
