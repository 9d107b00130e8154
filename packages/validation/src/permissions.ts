import { type Role, roles } from './roles'

/**
 * The permissions of each role in an organisation. The backend enforces them, the portal hides actions that
 * a role may not perform, and /roles lists them. A membership for selected units grants its permissions only
 * for those units.
 */
export const rolesByPermission = {
  'business-unit.read': roles,
  'business-unit.create': ['owner', 'manager'],
  'business-unit.update': ['owner', 'manager'],
  'business-unit.delete': ['owner'],
  'business-unit.import': ['owner', 'manager'],
  'business-unit.export': ['owner', 'manager', 'finance', 'auditor'],
  'unit-group.update': ['owner', 'manager'],
  'tax-file.read': ['owner', 'manager', 'finance', 'auditor'],
  'order.read': roles,
  'order.create': ['owner', 'manager'],
  'order.cancel': ['owner', 'manager', 'finance'],
  // Of the managers and finance members, those whom the organisation lets approve.
  'order.approve': ['owner', 'manager', 'finance'],
  'order.pay': ['owner', 'manager', 'finance'],
  'invoice.read': ['owner', 'manager', 'finance', 'auditor'],
  'subscription.read': roles,
  'membership.read': roles,
  'membership.manage': ['owner'],
  'invitation.read': ['owner', 'manager', 'auditor'],
  'invitation.create': ['owner', 'manager'],
  'organisation.read': ['owner', 'finance', 'auditor'],
  'organisation.update': ['owner'],
  'organisation.transfer': ['owner'],
  'audit.read': ['owner', 'auditor'],
  'integration.read': ['owner', 'auditor'],
  'integration.manage': ['owner'],
  'zone.read': roles,
  'incident.read': roles,
  'zone.update': ['owner', 'manager'],
  'zone.control': ['owner', 'manager', 'staff'],
  'zone.delegate': ['owner', 'manager'],
  'player.manage': ['owner', 'manager'],
  'schedule.update': ['owner', 'manager'],
  'playlist.update': ['owner', 'manager'],
  'announcement.read': roles,
  'announcement.update': ['owner', 'manager'],
  'usage.read': ['owner', 'manager', 'finance', 'auditor'],
  'usage.dispute': ['owner', 'manager', 'finance'],
  'licence.read': roles,
  'licence.export': ['owner', 'manager', 'finance', 'auditor'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof rolesByPermission

/** Whether a role has the permission; false without a role (before joining an organisation). */
export const hasPermission = (role: Role | null, permission: Permission): boolean =>
  rolesByPermission[permission].some(allowed => allowed === role)

export const listPermissions = (role: Role | null): Permission[] =>
  Object.entries(rolesByPermission).flatMap(
    ([name, allowed]) => (allowed.some(allowedRole => allowedRole === role) ? [name as Permission] : []), // Object.entries returns plain strings
  )
