import { rejectDocumentWrites } from '#src/database/append-only'
import { recordAccountChanges } from './services/account-changes'
import { recordPanelChanges, showLabelsInPanel } from './services/panel-changes'

export default {
  bootstrap() {
    recordPanelChanges()
    showLabelsInPanel()
    recordAccountChanges()
    rejectDocumentWrites('api::audit-entry.audit-entry')
  },
}
