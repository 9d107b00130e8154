import { enforceDestinationRules } from '#src/reporting/report-delivery/destinations'

export default {
  bootstrap: enforceDestinationRules,
}
