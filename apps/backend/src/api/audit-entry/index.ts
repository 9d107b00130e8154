import { showLabelsInPanel } from '#src/customers/audit-entry/show-labels'
import { rejectDocumentWrites } from '#src/platform/database/append-only'

export default {
  bootstrap() {
    showLabelsInPanel()
    rejectDocumentWrites('api::audit-entry.audit-entry')
  },
}
