import { rejectDocumentWrites } from '#src/platform/database/append-only'
import { manageCollectiveAccounts } from '#src/reporting/collective/accounts'

export default {
  bootstrap() {
    manageCollectiveAccounts()
    rejectDocumentWrites('api::collective.collective-read')
  },
}
