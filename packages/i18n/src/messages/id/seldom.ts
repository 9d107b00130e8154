import { permissions } from './permissions'
import { imports } from './unit-imports'

/** Messages of single pages, which the other signed-in pages do not load. */
export const messages = { business_units: { imports }, permissions }

export type SeldomMessages = typeof messages
