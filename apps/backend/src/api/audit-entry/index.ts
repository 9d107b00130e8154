import { refuseWriting } from '../../append-only'
import { watchPanel } from './services/watch-panel'

export default {
  bootstrap() {
    watchPanel()
    refuseWriting('api::audit-entry.audit-entry')
  },
}
