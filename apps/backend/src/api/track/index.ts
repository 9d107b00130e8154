import { guardTracks } from './services/panel-rules'

export default {
  bootstrap: guardTracks,
}
