import { defineEvent } from '#src/platform/events'
import type { EndedMembership } from './lost-units'

/** A member has lost a role, units or the membership, and may no longer give to others what depended on it. */
export const membershipEnded = defineEvent<EndedMembership>()
