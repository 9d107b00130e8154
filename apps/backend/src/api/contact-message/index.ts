import { guardStaffRecords } from '#src/admin-panel/staff-records'
import { prepareStaffUpdate } from './services/panel-rules'
import { uid } from './services/row'

export default {
  bootstrap: () => guardStaffRecords(uid, prepareStaffUpdate),
}
