import type * as id from '../id/permissions'

export const permissions: typeof id.permissions = {
  'business-unit': {
    title: 'Business units',
    read: 'View business units',
    create: 'Add business units',
    update: 'Edit business units',
    delete: 'Delete business units',
    import: 'Import business units',
    export: 'Export business units',
  },
  'unit-group': {
    title: 'Groups of units',
    update: 'Manage groups of units and their locks (with access to all units)',
  },
  'tax-file': { title: 'Tax files', read: 'Open tax files' },
  order: {
    title: 'Orders',
    read: 'View orders',
    create: 'Order packages and zones',
    cancel: 'Cancel orders',
    approve: 'Approve orders of others, if the organisation lets them',
    pay: 'Pay orders online and send payment links',
  },
  invoice: { title: 'Invoices', read: 'Download invoices' },
  subscription: { title: 'Subscriptions', read: 'View subscriptions' },
  membership: {
    title: 'Members',
    read: 'View members',
    manage: 'Change roles, deactivate and remove members',
  },
  invitation: {
    title: 'Invitations',
    read: 'View invitations',
    create: 'Invite people (managers: staff for their units)',
  },
  organisation: {
    title: 'Organisation',
    read: 'View organisation data',
    update: 'Edit organisation data',
    transfer: 'Transfer ownership',
  },
  audit: { title: 'Audit trail', read: 'Read and download the audit trail' },
  integration: {
    title: 'Integrations',
    read: 'See API keys and webhooks',
    manage: 'Create and revoke API keys, manage webhooks',
  },
  zone: {
    title: 'Zones',
    read: 'See zones and what they play',
    update: 'Change a zone’s name and default playlist',
    control: 'Pause, skip, set the volume and play announcements',
    delegate: 'Let staff without an account use the remote, and revoke it',
  },
  incident: { title: 'Incidents', read: 'See incidents and the uptime of zones' },
  player: { title: 'Players', manage: 'Pair, replace and unpair players' },
  schedule: { title: 'Schedules', update: 'Change music schedules' },
  playlist: { title: 'Playlists', update: 'Create, change and delete own playlists' },
  announcement: {
    title: 'Announcements',
    read: 'See and listen to announcements',
    update: 'Create, change and delete announcements',
  },
  usage: { title: 'Usage reports', read: 'See and download usage reports', dispute: 'Dispute usage reports' },
  licence: {
    title: 'Licences',
    read: 'View licences and download their certificates',
    export: 'Download the certificates of many zones at once',
  },
}
