export const roles = ['owner', 'manager', 'finance', 'staff', 'auditor'] as const
export type Role = (typeof roles)[number]

/** The one table of who may do what inside an organisation; an auditor only reads. */
const permissions = {
  'business-unit.read': roles,
  'order.read': roles,
  'subscription.read': roles,
  'tax-file.read': ['owner', 'manager', 'finance', 'auditor'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export const mayDo = (role: Role, permission: Permission): boolean =>
  permissions[permission].some(allowed => allowed === role)
