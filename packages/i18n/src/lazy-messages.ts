/** Messages about one noun each, which the pages about it load: the module itself has the noun as its only key. */
export type LazyMessages =
  | typeof import('./messages/id/zones')
  | typeof import('./messages/id/zone')
  | typeof import('./messages/id/remote')
  | typeof import('./messages/id/schedule')
  | typeof import('./messages/id/pairing')
  | typeof import('./messages/id/usage')
