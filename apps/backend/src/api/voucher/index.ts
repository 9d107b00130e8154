import { enforceRecordRule } from '#src/admin-panel/record-rules'
import { voucherErrors } from './services/panel-rules'

export default {
  bootstrap: () => enforceRecordRule('api::voucher.voucher', voucherErrors),
}
