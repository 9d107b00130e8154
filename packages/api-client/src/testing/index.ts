import { accountHandlers } from './account-handlers'
import { contentHandlers } from './content-handlers'
import { createDoor } from './door'
import { emailConfirmationHandlers } from './email-confirmation-handlers'
import { identityHandlers } from './identity-handlers'
import { orderingHandlers } from './ordering-handlers'
import { organisationHandlers } from './organisation-handlers'
import { peopleHandlers } from './people-handlers'
import { personalDataHandlers } from './personal-data-handlers'
import { registrationHandlers } from './registration-handlers'
import { unitHandlers } from './unit-handlers'
import { visitorHandlers } from './visitor-handlers'
import type { World } from './world'

export { refuse, refuseField } from './answers'
export { sampleStatusToken } from './visitor-handlers'
export { sampleWorld, type World } from './world'

export const testApiUrl = 'http://backend.test/api'

/** msw handlers for every call of docs/api.md over a world that the test holds. */
export function backendHandlers(world: World, apiUrl = testApiUrl) {
  const door = createDoor(world, apiUrl)
  return [
    ...emailConfirmationHandlers(world, door),
    ...identityHandlers(world, door),
    ...accountHandlers(world, door),
    ...personalDataHandlers(world, door),
    ...registrationHandlers(world, door),
    ...orderingHandlers(world, door),
    ...unitHandlers(world, door),
    ...organisationHandlers(world, door),
    ...visitorHandlers(world, door),
    ...peopleHandlers(world, door),
    // Last: its paths take any name.
    ...contentHandlers(world, door),
  ]
}
