import { enforceColumnMaps } from './services/column-maps'

export default {
  bootstrap: enforceColumnMaps,
}
