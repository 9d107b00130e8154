import { addDifferenceQueries } from '#src/billing/payment/reconcile'
import { periodsChanged, periodsChanging, zonesAdded } from '#src/billing/subscription/events'
import { unitChanged } from '#src/customers/business-unit/events'
import { licenceDifferences } from '#src/licensing/licence/differences'
import { issueLicences } from '#src/licensing/licence/issue'
import { lockLicences, reconcileLicences } from '#src/licensing/licence/reconcile'
import { enforceLicenceRules } from '#src/licensing/licence/staff'

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
