import { audit } from './audit'
import { invitation, people, settings } from './people'
import { permissions } from './permissions'

/** People of an organisation, its settings and its audit trail. */
export const messages = { audit, invitation, people, permissions, settings }

export type OrganisationMessages = typeof messages
