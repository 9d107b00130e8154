import { audit } from './audit'
import { invitation, people, settings } from './people'
import { permissions } from './permissions'

/** An organisation's members, settings and audit trail. */
export const messages = { audit, invitation, people, permissions, settings }

export type OrganisationMessages = typeof messages
