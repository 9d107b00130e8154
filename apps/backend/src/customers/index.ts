export {
  type Actor,
  memberActor,
  recordAuditEntries,
  recordAuditEntry,
  staffActor,
  systemActor,
} from './audit-entry/audit'
export {
  auditEntryViews,
  exportAuditEntries,
  filterAuditEntries,
  listAuditEntries,
  listAuditEntryIdsForExport,
  replaceIdsWithLabels,
} from './audit-entry/read'
export { listCities } from './business-unit/cities'
export { createUnitForTrial, createUnitFromRegistration } from './business-unit/create'
export { unitAreaChanging, unitChanged, unitDeleted, zonesChanged } from './business-unit/events'
export { exportUnits } from './business-unit/export'
export { lockUnitRows, lockUnits } from './business-unit/lock'
export { getOpeningHoursView, setOpeningHours } from './business-unit/opening-hours'
export {
  getOrderableUnits,
  hasDocumentId,
  listOrderableUnits,
  type OrderableUnit,
} from './business-unit/orderable'
export { findUnit, listFirstUnits, listUnits, type UnitRow } from './business-unit/row'
export { cidSeries, generateCid } from './business-unit/rules/cid'
export {
  findOpenedAt,
  type OpeningInterval,
  parseOpeningHoursOrDefault,
  parseStoredOpeningHours,
} from './business-unit/rules/opening-hours'
export {
  endedEarlyColumn,
  getGraceEnd,
  getSubscriptionState,
  graceDays,
} from './business-unit/rules/subscription-state'
export {
  getScopedZone,
  listScopedZones,
  type ScopedZone,
  zoneRowsInScope,
} from './business-unit/scoped-zones'
export { buildUnitListQuery } from './business-unit/search'
export { activeSubscriptionCondition, unitStateConditions } from './business-unit/states'
export { replaceTaxFile } from './business-unit/tax-file'
export { loadTimeZones, timeZoneOfPlay } from './business-unit/time-zones'
export {
  createUnit,
  removeUnit,
  setUnitExplicitPolicy,
  updateUnit,
  updateUnitRow,
} from './business-unit/update'
export { getUnitView } from './business-unit/view'
export { acceptInvitation, getInvitationByToken, registerByInvitation } from './invitation/accept'
export { canManageInvitation, findInvitation, listInvitations, toInvitationView } from './invitation/row'
export { createInvitation, resendInvitation } from './invitation/send'
export { deleteInvitation } from './invitation/withdraw'
export { limitCodeGuesses, limitStaffGuesses } from './membership/code-guess-limits'
export { membershipEnded } from './membership/events'
export { type EndedMembership, type FormerHolder, selectLostUnits } from './membership/lost-units'
export {
  activeOwnerFilter,
  getManagedMember,
  lockMembers,
  normaliseAccess,
  removeMember,
  requireAnotherActiveOwner,
  resolveUnitIds,
  setMemberAccess,
  setMemberActive,
  withMembershipLock,
} from './membership/manage'
export { notifyOwnersOfNewOwner } from './membership/owner-notices'
export { accessEndedEmail, ownershipTransferredEmail, roleChangedEmail } from './membership/people-emails'
export { listRecipients, type Recipient } from './membership/recipients'
export { findMember, fullName, listMembers, type MemberRow, toMemberView } from './membership/row'
export {
  getScope,
  getScopeInOrganisation,
  getStaffScope,
  reloadScope,
  requirePermission,
  type Scope,
} from './membership/scope'
export {
  existingUnitRows,
  joinSubscription,
  orderRowsInScope,
  type RowCondition,
  type RowQuery,
  subscriptionRowsInScope,
  unitRowsInScope,
} from './membership/scoped-rows'
export { ordersInScopeConditions, subscriptionJoin, unitsInScopeConditions } from './membership/scoped-sql'
export { withdrawGrants } from './membership/withdraw-grants'
export { addMember, createOrganisation } from './organisation/create'
export { getOrganisation, toOrganisationView, updateOrganisation } from './organisation/row'
export { toExplicitPolicyView } from './organisation/rules/explicit'
export { findCustomer, searchCustomers } from './organisation/search'
export { findRegion, getRegionRef, listRegions, type Region } from './region/regions'
export { resolveCity, resolveRegions } from './region/resolve'
export { getCodePath, parseRegionCode } from './region/rules/region-code'
export { getTimeZone, utcOffset } from './region/rules/time-zone'
export { startOfLocalDate, type TimeZoneHistory, timeZoneAt } from './region/rules/time-zone-history'
export { type RenderEmail, registerEmailKinds } from './sent-email/kinds'
export { resendEmail } from './sent-email/resend'
export { findSentEmail, listSentEmails, listSentEmailsAbout, toSentEmailView } from './sent-email/row'
export { resendEmailsAction } from './sent-email/rules/staff-action'
export { startCustomers } from './start'
export {
  readTaxFile,
  removeTaxFile,
  storeTaxFile,
  type TaxFile,
  taxFileRow,
  toTaxFileView,
} from './tax-file/store'
export { readUploadedTaxFile } from './tax-file/upload'
export {
  changeGroupUnits,
  createGroup,
  removeGroup,
  requireHeadOffice,
  updateGroup,
} from './unit-group/change'
export { narrowToGroup } from './unit-group/narrow'
export { getGroupRow, listGroupRows } from './unit-group/row'
export { listUnitRegions, toGroupView, toGroupViews } from './unit-group/view'
export { editUnitImport } from './unit-import/edit'
export { type UnitOrder, unitsImported } from './unit-import/events'
export { type PlanOptions, planImportRows } from './unit-import/plan'
export { createUnitImport, findUnitImport, listPendingImports, type UnitImport } from './unit-import/row'
export { readUnitFile, type UnitFileProblem } from './unit-import/rules/file'
export type { ImportedPackage } from './unit-import/rules/order-cells'
export { startUnitImport } from './unit-import/run'
export { toUnitImportResultView, toUnitImportView } from './unit-import/view'
export { endExemption, exemptUnits, setDefaultLocks, setGroupLocks } from './unit-lock/change'
export { findDefaultLocks, findUnitLocks, listExemptions, loadUnitLocks } from './unit-lock/load'
export { actorInScope, holdUnitLocks, isHeadOffice, lockedError, requireFree } from './unit-lock/require'
export { type EffectiveLocks, openLocks } from './unit-lock/rules/combine'
export { listExemptionViews, listLockOpeners, toLocksView } from './unit-lock/view'
