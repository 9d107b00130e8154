/**
 * Modules with the messages about a single noun, loaded only by the pages about it. Each module exports only
 * the noun.
 */
export type LazyMessages =
  | typeof import('./messages/id/approval')
  | typeof import('./messages/id/cart')
  | typeof import('./messages/id/groups')
  | typeof import('./messages/id/dashboard')
  | typeof import('./messages/id/zones')
  | typeof import('./messages/id/zone')
  | typeof import('./messages/id/zone-board')
  | typeof import('./messages/id/remote')
  | typeof import('./messages/id/track-feedback')
  | typeof import('./messages/id/schedule')
  | typeof import('./messages/id/music')
  | typeof import('./messages/id/playlists')
  | typeof import('./messages/id/pairing')
  | typeof import('./messages/id/payments')
  | typeof import('./messages/id/withholding')
  | typeof import('./messages/id/ledger')
  | typeof import('./messages/id/trial')
  | typeof import('./messages/id/quotations')
  | typeof import('./messages/id/usage')
  | typeof import('./messages/id/licences')
  | typeof import('./messages/id/collective')
