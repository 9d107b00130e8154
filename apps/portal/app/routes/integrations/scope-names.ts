import type { ApiScope } from '@bgm/validation'

/** The names used for scopes in message keys. */
export const scopeNames = {
  'zones:read': 'zones',
  'now-playing:read': 'now_playing',
  'plays:read': 'plays',
} as const satisfies Record<ApiScope, string>
