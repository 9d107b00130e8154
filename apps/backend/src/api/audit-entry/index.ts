import { requireAppendOnly } from '#src/database/append-only'
import { nameEntriesInPanel, watchPanel } from './services/watch-panel'
import { watchPeople } from './services/watch-people'

export default {
  bootstrap() {
    watchPanel()
    nameEntriesInPanel()
    watchPeople()
    requireAppendOnly('api::audit-entry.audit-entry')
  },
}
