import type * as id from '../id/states'

export const states: typeof id.states = {
  order: {
    draft: 'Draft',
    'awaiting-payment': 'Awaiting payment',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  subscription: {
    active: 'Active',
    expiring: 'Ending soon',
    grace: 'Grace period',
    expired: 'Ended',
    suspended: 'Suspended',
  },
  business_unit: {
    none: 'Not subscribed',
    'awaiting-payment': 'Awaiting payment',
    active: 'Active',
    expiring: 'Ending soon',
    grace: 'Grace period',
    paused: 'Paused',
    expired: 'Ended',
    suspended: 'Suspended',
  },
}

export const roles: typeof id.roles = {
  title: 'Roles',
  owner: 'Owner',
  manager: 'Manager',
  finance: 'Finance',
  staff: 'Staff',
  auditor: 'Auditor',
  described: {
    owner: 'Has full access, including members, roles and orders.',
    manager: 'Manages the business units and zones they have access to.',
    finance: 'Views business units and manages orders and invoices.',
    staff: 'Controls the music in the units they have access to.',
    auditor: 'Views everything but changes nothing.',
  },
}
