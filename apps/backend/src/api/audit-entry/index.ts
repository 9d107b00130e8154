import { recordAccountChanges } from '#src/admin-panel/account-changes'
import { recordPanelChanges, showLabelsInPanel } from '#src/admin-panel/organisation-changes'
import { rejectDocumentWrites } from '#src/database/append-only'

export default {
  bootstrap() {
    recordPanelChanges()
    showLabelsInPanel()
    recordAccountChanges()
    rejectDocumentWrites('api::audit-entry.audit-entry')
  },
}
