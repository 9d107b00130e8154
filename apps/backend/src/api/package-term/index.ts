import { enforcePackageTermRules } from '#src/billing/package-term/panel-rules'

export default {
  bootstrap: enforcePackageTermRules,
}
