import { enforceStaffRecordRules } from '#src/admin-panel/staff-records'
import { prepareStaffUpdate } from './services/panel-rules'
import { uid } from './services/row'

export default {
  bootstrap: () => enforceStaffRecordRules(uid, prepareStaffUpdate),
}
