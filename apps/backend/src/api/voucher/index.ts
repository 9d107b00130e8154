import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { validateVoucher } from './services/panel-rules'

export default {
  bootstrap: () => enforceRecordRule('api::voucher.voucher', validateVoucher),
}
