import { rejectDocumentWrites } from '#src/platform/database/append-only'
import { registerJobs } from '#src/platform/jobs/queue'
import { registerAccountLifecycles } from './account/lifecycles'
import { confirmationJob } from './account/verification'
import { textMessageJob } from './code/text-messages'
import { resetCodeJob } from './password/reset-code'
import { logStaffSignIns } from './session/security-events'
import { getStepAfterPassword } from './staff-access/gate'
import { followStaffAccounts } from './staff-access/second-factor'

export function startIdentity(): void {
  registerJobs([textMessageJob, resetCodeJob, confirmationJob])
  rejectDocumentWrites('api::consent.consent')
  registerAccountLifecycles()
  logStaffSignIns(async id => (await getStepAfterPassword(id)) === null)
  followStaffAccounts()
}
