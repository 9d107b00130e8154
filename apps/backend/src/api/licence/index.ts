import { enforceLicenceRules } from './services/staff'

export default {
  bootstrap: () => enforceLicenceRules(),
}
