import { enforcePackageTermRules } from './services/panel-rules'

export default {
  bootstrap: enforcePackageTermRules,
}
