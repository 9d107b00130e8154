export const roles = ['owner', 'manager', 'finance', 'staff', 'auditor'] as const
export type Role = (typeof roles)[number]
