import { enforcePlaylistRules } from './services/panel-rules'

export default {
  bootstrap: enforcePlaylistRules,
}
