import { requireAppendOnly } from '#src/database/append-only'
import { manageCollectiveAccounts } from './services/accounts'

export default {
  bootstrap() {
    manageCollectiveAccounts()
    requireAppendOnly('api::collective.collective-read')
  },
}
