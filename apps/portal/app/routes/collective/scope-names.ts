import type { CollectiveScope } from '@bgm/validation'

/** The names used for scopes in message keys. */
export const scopeNames = {
  'reports:read': 'reports',
  'plays:read': 'plays',
  'venues:read': 'venues',
  'works:read': 'works',
} as const satisfies Record<CollectiveScope, string>
