import { collectiveHandlers } from './collective-handlers'
import { collectiveKeyHandlers } from './collective-key-handlers'
import { createHandlerContext } from './handler-context'
import { publicApiHandlers } from './integration-handlers'
import { licenceHandlers } from './licence-handlers'
import { usageHandlers } from './usage-handlers'
import type { World } from './world'

export * from './account-samples'
export * from './content-samples'
export * from './integration-samples'
export * from './music-samples'
export * from './order-samples'
export * from './payment-samples'
export * from './people-samples'
export * from './playback-samples'
export * from './registration-samples'
export * from './remote-samples'
export { type RecordedCall, type Respond, samplePage } from './respond'
export { respondWithError, respondWithFieldError } from './responses'
export { createSampleBackend } from './sample-backend'
export * from './schedule-samples'
export * from './unit-samples'
export { makeSampleWorld, type World } from './world'
export * from './zone-samples'

export const testApiUrl = 'http://backend.test/api'

/** msw handlers for the endpoints that are not in the contract. They read and change the `world`. */
export function backendHandlers(world: World, apiUrl = testApiUrl) {
  const context = createHandlerContext(world, apiUrl)
  return [
    ...usageHandlers(world, context),
    ...collectiveHandlers(world, context),
    ...publicApiHandlers(world, context),
    ...collectiveKeyHandlers(world, context),
    ...licenceHandlers(world, context),
  ]
}
