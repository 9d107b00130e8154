import { enforcePlaylistRules } from '#src/catalogue/playlist/panel-rules'

export default {
  bootstrap: enforcePlaylistRules,
}
