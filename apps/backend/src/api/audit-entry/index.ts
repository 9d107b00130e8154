import { refuseWriting } from '../../append-only'
import { watchPanel } from './services/watch-panel'
import { watchPeople } from './services/watch-people'

export default {
  bootstrap() {
    watchPanel()
    watchPeople()
    refuseWriting('api::audit-entry.audit-entry')
  },
}
