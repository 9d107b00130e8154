import { guardStaffRecords } from '#src/admin-panel/staff-records'
import { changeByStaff } from './services/panel-rules'
import { uid } from './services/row'

export default {
  bootstrap: () => guardStaffRecords(uid, changeByStaff),
}
