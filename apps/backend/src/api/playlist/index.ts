import { guardPlaylists } from './services/panel-rules'

export default {
  bootstrap: guardPlaylists,
}
