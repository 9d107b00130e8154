import { enforceDestinationRules } from './services/destinations'

export default {
  bootstrap: enforceDestinationRules,
}
