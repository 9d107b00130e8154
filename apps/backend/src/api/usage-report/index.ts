import { enforceColumnMaps } from '#src/reporting/usage-report/column-maps'

export default {
  bootstrap: enforceColumnMaps,
}
