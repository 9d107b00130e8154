import { rejectDocumentWrites } from '#src/database/append-only'
import { showLabelsInPanel } from './services/show-labels'

export default {
  bootstrap() {
    showLabelsInPanel()
    rejectDocumentWrites('api::audit-entry.audit-entry')
  },
}
