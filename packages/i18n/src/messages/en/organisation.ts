import type { OrganisationMessages } from '../id/organisation'
import { audit } from './audit'
import { invitation, people, settings } from './people'
import { permissions } from './permissions'

export const messages: OrganisationMessages = { audit, invitation, people, permissions, settings }
