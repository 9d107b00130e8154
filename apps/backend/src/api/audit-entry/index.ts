import { requireAppendOnly } from '#src/database/append-only'
import { recordAccountChanges } from './services/account-changes'
import { labelEntriesInPanel, recordPanelChanges } from './services/panel-changes'

export default {
  bootstrap() {
    recordPanelChanges()
    labelEntriesInPanel()
    recordAccountChanges()
    requireAppendOnly('api::audit-entry.audit-entry')
  },
}
