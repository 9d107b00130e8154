/** Every action in an organisation's audit trail, as `kind.action`. The message catalogue has a text for each. */
export const auditActions = [
  'organisation.updated',
  'organisation.transferred',
  'membership.joined',
  'membership.updated',
  'membership.deactivated',
  'membership.reactivated',
  'membership.removed',
  'invitation.created',
  'invitation.resent',
  'invitation.revoked',
  'business-unit.created',
  'business-unit.updated',
  'business-unit.deleted',
  'business-unit.imported',
  'business-unit.exported',
  'tax-file.read',
  'tax-file.replaced',
  'order.placed',
  'order.paid',
  'order.cancelled',
  'order.expired',
  'subscription.updated',
  'zone.updated',
  'zone.controlled',
  'zone.scheduled',
  'zone.deleted',
  'player.paired',
  'player.replaced',
  'player.unpaired',
  'usage.exported',
  'account.blocked',
  'account.unblocked',
  'account.second-factor-removed',
  'audit.exported',
] as const

export type AuditAction = (typeof auditActions)[number]

/** The kinds of subject: the parts before the dot, in the order of the list. */
export const auditKinds = [...new Set(auditActions.map(action => action.split('.')[0] ?? action))]
