import { accountHandlers } from './account-handlers'
import { sampleResponses } from './business-responses'
import { collectiveKeyHandlers } from './collective-key-handlers'
import { contentHandlers } from './content-handlers'
import { emailConfirmationHandlers } from './email-confirmation-handlers'
import { createHandlerContext } from './handler-context'
import { identityHandlers } from './identity-handlers'
import { publicApiHandlers } from './integration-handlers'
import { licenceHandlers } from './licence-handlers'
import { playbackHandlers } from './playback-handlers'
import { registrationHandlers } from './registration-handlers'
import { scheduleHandlers } from './schedule-handlers'
import type { World } from './world'

export { sampleConsent, sampleConsents, sampleRemoval, sampleStatusToken } from './account-samples'
export {
  sampleApiKey,
  sampleApiKeyRow,
  sampleCollectiveKey,
  sampleWebhook,
  sampleWebhookSecret,
  sampleZoneView,
} from './integration-samples'
export {
  sampleOrder,
  sampleOrderOptions,
  samplePaidOrder,
  sampleQuote,
  sampleSubscription,
} from './order-samples'
export {
  samplePaidPayment,
  samplePayment,
  samplePaymentMethods,
  samplePaymentOptions,
} from './payment-samples'
export {
  sampleInvitation,
  sampleInvitationPreview,
  sampleMembers,
  sampleOrganisation,
} from './people-samples'
export { sampleIncident, sampleUptime } from './playback-samples'
export { samplePassToken } from './remote-handlers'
export { respondAt, samplePage } from './respond'
export { respondWithError, respondWithFieldError } from './responses'
export { sampleUnit } from './unit-samples'
export { makeSampleWorld, type World } from './world'

export const testApiUrl = 'http://backend.test/api'

/** msw handlers for every endpoint of docs/api.md. They read and change the `world` that the test passes in. */
export function backendHandlers(world: World, apiUrl = testApiUrl) {
  const context = createHandlerContext(world, apiUrl)
  return [
    ...emailConfirmationHandlers(world, context),
    ...identityHandlers(world, context),
    ...accountHandlers(world, context),
    ...registrationHandlers(world, context),
    ...sampleResponses(world, apiUrl),
    ...playbackHandlers(world, context),
    ...scheduleHandlers(world, context),
    ...publicApiHandlers(world, context),
    ...collectiveKeyHandlers(world, context),
    ...licenceHandlers(world, context),
    // Must be last, because its paths match any name.
    ...contentHandlers(world, context),
  ]
}
