import { enforceTrackRules } from '#src/catalogue/track/panel-rules'

export default {
  bootstrap: enforceTrackRules,
}
