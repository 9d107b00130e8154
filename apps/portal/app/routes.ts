import { localized, type Page } from '@bgm/i18n/routes'
import type { RouteConfig } from '@remix-run/route-config'
import { routeRules } from './route-rules'

const members: Page[] = [
  { id: 'dashboard', index: true, file: 'routes/dashboard/dashboard.tsx' },
  { id: 'business-units', path: 'business-units', file: 'routes/business-units/business-units.tsx' },
  { id: 'new-unit', path: 'business-units/new', file: 'routes/business-units/new-unit.tsx' },
  { id: 'import-units', path: 'business-units/import', file: 'routes/business-units/import-units.tsx' },
  { id: 'unit-import', path: 'business-units/import/:id', file: 'routes/business-units/unit-import.tsx' },
  { id: 'edit-unit', path: 'business-units/:id/edit', file: 'routes/business-units/edit-unit.tsx' },
  { id: 'delete-unit', path: 'business-units/:id/delete', file: 'routes/business-units/delete-unit.tsx' },
  { id: 'business-unit', path: 'business-units/:id', file: 'routes/business-units/business-unit.tsx' },
  { id: 'orders', path: 'orders', file: 'routes/orders/orders.tsx' },
  { id: 'new-order', path: 'orders/new', file: 'routes/orders/new-order.tsx' },
  { id: 'new-order-summary', path: 'orders/new/summary', file: 'routes/orders/new-order-summary.tsx' },
  { id: 'cancel-order', path: 'orders/:id/cancel', file: 'routes/orders/cancel-order.tsx' },
  { id: 'order', path: 'orders/:id', file: 'routes/orders/order.tsx' },
  { id: 'members', path: 'members', file: 'routes/people/members.tsx' },
  { id: 'users', path: 'users', file: 'routes/people/users.tsx' },
  { id: 'new-user', path: 'users/new', file: 'routes/people/new-user.tsx' },
  { id: 'user', path: 'users/:id', file: 'routes/people/user.tsx' },
  { id: 'remove-user', path: 'users/:id/remove', file: 'routes/people/remove-user.tsx' },
  { id: 'roles', path: 'roles', file: 'routes/people/roles.tsx' },
  { id: 'audit', path: 'audit', file: 'routes/audit/audit.tsx' },
  { id: 'settings', path: 'settings', file: 'routes/settings/settings.tsx' },
  { id: 'account', path: 'account', file: 'routes/account/account.tsx' },
  { id: 'contact', path: 'account/contact', file: 'routes/account/contact.tsx' },
  { id: 'security', path: 'account/security', file: 'routes/account/security.tsx' },
  { id: 'consents', path: 'account/consents', file: 'routes/personal-data/consents.tsx' },
  { id: 'account-removal', path: 'account/removal', file: 'routes/personal-data/removal.tsx' },
  {
    id: 'second-factor',
    path: 'account/security/second-factor',
    file: 'routes/account/second-factor.tsx',
  },
]

const pages: Page[] = [
  { id: 'sign-in', path: 'sign-in', file: 'routes/session/sign-in.tsx' },
  { id: 'sign-out', path: 'sign-out', file: 'routes/session/sign-out.tsx' },
  { id: 'pass', path: 'sign-in/second-factor', file: 'routes/session/second-factor.tsx' },
  { id: 'google', path: 'connect/google', file: 'routes/google/connect.ts' },
  { id: 'google-back', path: 'connect/google/callback', file: 'routes/google/callback.ts' },
  { id: 'google-join', path: 'connect/google/join', file: 'routes/google/join.tsx' },
  { id: 'forgot-password', path: 'forgot-password', file: 'routes/password/forgot-password.tsx' },
  { id: 'verify-code', path: 'verify-code', file: 'routes/password/verify-code.tsx' },
  { id: 'reset-password', path: 'reset-password', file: 'routes/password/reset-password.tsx' },
  { id: 'register', path: 'register', file: 'routes/registration/register.tsx' },
  { id: 'verify', path: 'verify', file: 'routes/registration/verify.tsx' },
  { id: 'industry', path: 'register/industry', file: 'routes/registration/industry.tsx' },
  { id: 'property', path: 'register/property', file: 'routes/registration/property.tsx' },
  { id: 'tax-file', path: 'register/tax-file', file: 'routes/registration/tax-file.ts' },
  { id: 'pricing', path: 'register/pricing', file: 'routes/registration/pricing.tsx' },
  { id: 'order-detail', path: 'register/order', file: 'routes/registration/order-detail.tsx' },
  {
    id: 'units-file',
    path: 'business-units/export.csv',
    file: 'routes/business-units/units-file.ts',
  },
  {
    id: 'import-template',
    path: 'business-units/import/template.csv',
    file: 'routes/business-units/import-template.ts',
  },
  {
    id: 'import-result',
    path: 'business-units/import/:id/result.csv',
    file: 'routes/business-units/import-result.ts',
  },
  { id: 'unit-tax-file', path: 'business-units/:id/tax-file', file: 'routes/business-units/tax-file.ts' },
  { id: 'account-export', path: 'account/export', file: 'routes/personal-data/export.ts' },
  { id: 'audit-export', path: 'audit/export', file: 'routes/audit/export.ts' },
  { id: 'invitation', path: 'invitations/:token', file: 'routes/invitations/invitation.tsx' },
  { id: 'terms', path: 'terms-and-conditions', file: 'routes/terms-and-conditions/terms-and-conditions.tsx' },
  ...Object.keys(routeRules).map(path => ({
    id: `rule-${path.slice(1)}`,
    path: path.slice(1),
    file: 'routes/route-rule.ts',
  })),
  { id: 'maintenance', path: 'maintenance', file: 'routes/maintenance.tsx' },
  { id: 'shell', file: 'routes/shell.tsx', children: members },
]

export default [
  ...localized(pages),
  { id: 'regions', path: 'regions', file: 'routes/registration/regions.ts' },
  { id: 'not-found', path: '*', file: 'routes/not-found.tsx' },
] satisfies RouteConfig
