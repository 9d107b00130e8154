import { unitChanged } from '#src/api/business-unit/services/events'
import { addDifferenceQueries } from '#src/api/payment/services/reconcile'
import { periodsChanged, periodsChanging, zonesAdded } from '#src/api/subscription/services/events'
import { licenceDifferences } from './services/differences'
import { issueLicences } from './services/issue'
import { lockLicences, reconcileLicences } from './services/reconcile'
import { enforceLicenceRules } from './services/staff'

export default {
  bootstrap() {
    enforceLicenceRules()
    addDifferenceQueries(licenceDifferences)
    unitChanged.subscribe(({ unit, actor }) => reconcileLicences([unit], { actor }))
    zonesAdded.subscribe(({ unit, at }) => issueLicences(unit, at.getTime()))
    periodsChanged.subscribe(({ units, actor, now }) => reconcileLicences(units, { now, actor }))
    // All licences are locked at once, in order of id, because locking them one unit at a time could deadlock with another
    // transaction.
    periodsChanging.subscribe(async ({ trx, units }) => {
      await lockLicences(trx, units)
    })
  },
}
