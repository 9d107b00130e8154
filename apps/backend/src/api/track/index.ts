import { enforceTrackRules } from './services/panel-rules'

export default {
  bootstrap: enforceTrackRules,
}
