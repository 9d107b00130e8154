import { watchRecord } from '#src/admin-panel/record-rules'
import { voucherErrors } from './services/panel-rules'

export default {
  bootstrap: () => watchRecord('api::voucher.voucher', voucherErrors),
}
