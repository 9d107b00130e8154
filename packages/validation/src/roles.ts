export const roles = ['owner', 'manager', 'finance', 'staff', 'auditor'] as const
export type Role = (typeof roles)[number]

/**
 * The one table of who may do what inside an organisation: the backend enforces it, the portal hides what it would
 * refuse, /roles shows it. An auditor only reads. A membership that reaches some units does these things for those alone.
 */
export const permissions = {
  'business-unit.read': roles,
  'business-unit.create': ['owner', 'manager'],
  'business-unit.update': ['owner', 'manager'],
  'business-unit.delete': ['owner'],
  'business-unit.import': ['owner', 'manager'],
  'business-unit.export': ['owner', 'manager', 'finance', 'auditor'],
  'tax-file.read': ['owner', 'manager', 'finance', 'auditor'],
  'order.read': roles,
  'order.create': ['owner', 'manager'],
  'order.cancel': ['owner', 'manager', 'finance'],
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
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role may do it; no role (no organisation yet) may do nothing. */
export const hasPermission = (role: Role | null, permission: Permission): boolean =>
  permissions[permission].some(allowed => allowed === role)

/** All that a role may do. */
export const permissionsOf = (role: Role | null): Permission[] =>
  Object.entries(permissions).flatMap(
    ([name, allowed]) => (allowed.some(one => one === role) ? [name as Permission] : []), // Object.entries forgets the literal names
  )
