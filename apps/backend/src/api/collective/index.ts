import { rejectDocumentWrites } from '#src/database/append-only'
import { manageCollectiveAccounts } from './services/accounts'

export default {
  bootstrap() {
    manageCollectiveAccounts()
    rejectDocumentWrites('api::collective.collective-read')
  },
}
