import { permissions } from './permissions'
import { imports } from './unit-imports'

/** Messages that only one page each uses, so the other signed-in pages do not load them. */
export const messages = { business_units: { imports }, permissions }

export type SinglePageMessages = typeof messages
