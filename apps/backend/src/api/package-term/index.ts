import { protectTerms } from './services/panel-rules'

export default {
  bootstrap: protectTerms,
}
