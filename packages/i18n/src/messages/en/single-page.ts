import type { SinglePageMessages } from '../id/single-page'
import { permissions } from './permissions'
import { imports } from './unit-imports'

export const messages: SinglePageMessages = { business_units: { imports }, permissions }
