import { guardTerms } from './services/panel-rules'

export default {
  bootstrap: guardTerms,
}
