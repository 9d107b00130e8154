import { refuseWriting } from '../../append-only'
import { watchBlocks } from './services/watch-blocks'
import { watchPanel } from './services/watch-panel'

export default {
  bootstrap() {
    watchPanel()
    watchBlocks()
    refuseWriting('api::audit-entry.audit-entry')
  },
}
