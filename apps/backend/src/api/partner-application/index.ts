import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { prepareStaffUpdate } from '#src/site/partner-application/panel-rules'
import { partnerApplicationUid } from '#src/site/partner-application/row'

export default {
  bootstrap: () => enforceStaffRecordRules(partnerApplicationUid, prepareStaffUpdate),
}
