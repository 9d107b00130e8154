import { validateVoucher } from '#src/billing/voucher/panel-rules'
import { enforceRecordRule } from '#src/platform/panel/record-rules'

export default {
  bootstrap: () => enforceRecordRule('api::voucher.voucher', validateVoucher),
}
