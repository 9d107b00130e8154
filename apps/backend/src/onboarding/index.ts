export { getDashboardFigures } from './dashboard/figures'
export { cancelOpenOrders, findClosingEnd, planClosing, withdrawClosing } from './personal-data/end'
export { exportPersonalData } from './personal-data/export'
export {
  listAbandonedOrganisations,
  listAllMemberships,
  listOrphanedOrganisations,
  listPaidOrganisations,
  type PaidOrganisation,
} from './personal-data/owners'
export { removeAccount } from './personal-data/remove'
export { confirmRegistration } from './registration/confirm'
export {
  alreadyConfirmedError,
  getOrCreateRegistrationDraft,
  getRegistrationDraft,
  type RegistrationDraft,
  updateRegistrationDraft,
} from './registration/draft'
export { saveIndustry, savePricing, saveProperty, saveVoucher } from './registration/steps'
export { getTrialOffer, sendTrialCode, startRegistrationTrial } from './registration/trial'
export { getRegistrationView } from './registration/view'
export { startOnboarding } from './start'
