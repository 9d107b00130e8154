export {
  createAccount,
  findAccountByDocumentId,
  findAccountByEmail,
  findAccountByGoogleSub,
  findAccountByIdentifier,
  findAccountByUnverifiedNumber,
  hashAccountPassword,
  isCorrectPassword,
  lockAccount,
  updateAccount,
} from './account/account'
export { accountDeletedEmail } from './account/account-emails'
export { type CollectiveReader, findCollectiveReader, getCollectiveReader } from './account/collective-reader'
export { confirmAccount } from './account/confirm'
export {
  confirmWithNewPassword,
  confirmWithPassword,
  confirmWithSession,
  declineConfirmation,
  getConfirmation,
} from './account/confirmation'
export { cancelEmailChange, replaceUnconfirmedEmail, requestEmailChange } from './account/email'
export { accountClosed } from './account/events'
export { codePause, sendNumberCode } from './account/number-codes'
export { requirePassword } from './account/password'
export { buildProfile, getProfile } from './account/profile'
export {
  googleLinkedEmail,
  googleUnlinkedEmail,
  mobileNumberVerifiedEmail,
  recoveryCodeUsedEmail,
  secondFactorEmail,
} from './account/security-emails'
export { requestConfirmation, sendVerificationEmail, verifyMobileNumber } from './account/verification'
export { isKnownBrowser, rememberBrowser } from './browser/browser'
export {
  consumeCode,
  consumeCodeRow,
  consumeToken,
  consumeTokenAttempt,
  deleteCodes,
  hasPendingCode,
  issueCode,
} from './code/code'
export { getDocumentVersions, listConsents, recordConsent } from './consent/consent'
export { decryptState, encryptState } from './google/encrypted-state'
export { linkGoogle, unlinkGoogle } from './google/link'
export { type GoogleProfile, requireGoogle } from './google/provider'
export { finishGoogleSignIn, startGoogleSignIn } from './google/sign-in-flow'
export { notify, setNotificationPreferences, wantsNotification } from './notification/preferences'
export { rejectBreachedPassword } from './password/breached-passwords'
export { replacePassword, resetPassword } from './password/new-password'
export { passwordChangedEmail } from './password/password-emails'
export { hashPassword, verifyPassword } from './password/passwords'
export { requestResetCode } from './password/reset-code'
export {
  bumpRoleVersionsAfterWrites,
  cacheAbilities,
  cachePublicPermissions,
} from './permission/cached-permissions'
export { publicUids } from './permission/content-actions'
export { ensurePermissions } from './permission/permissions'
export { countRecoveryCodes, renewRecoveryCodes } from './recovery-code/recovery-codes'
export {
  confirmSecondFactor,
  consumeSecondFactorCode,
  getSecondFactor,
  isSecondFactorOn,
  removeSecondFactor,
  startSecondFactorSetup,
} from './second-factor/second-factor'
export { authenticateMembers, hasSession } from './session/authenticate'
export { listMemberships } from './session/caller'
export {
  getRequestLogFields,
  logRejectedRequest,
  logSecurityEvent,
  setAffectedAccount,
} from './session/security-events'
export {
  endAllSessions,
  endOtherSessions,
  endOwnSession,
  endSession,
  listSessions,
  openSession,
  setActiveOrganisation,
} from './session/session'
export { completeSignIn, signInOrChallenge } from './session/sign-in'
export { ensureFirstAdmin, ensureSampleSecondFactor } from './staff-access/first-admin'
export {
  getPendingStep,
  isSecondFactorRequired,
  requireSecondFactor,
  secondFactorMissing,
} from './staff-access/gate'
export { panelInvitationEmail } from './staff-access/panel-emails'
export { isRecentSession, openVerifiedSession, type SessionRequest } from './staff-access/panel-sessions'
export { enforceStaffPasswords } from './staff-access/passwords'
export {
  confirmStaffSetup,
  consumeStaffCode,
  countStaffRecoveryCodes,
  findStaffAuthenticator,
  removeStaffSecondFactor,
  renewStaffRecoveryCodes,
  resetStaffAttempts,
  type Staff,
  startStaffSetup,
} from './staff-access/second-factor'
export { startIdentity } from './start'
