import type { SinglePageMessages } from '../id/seldom'
import { permissions } from './permissions'
import { imports } from './unit-imports'

export const messages: SinglePageMessages = { business_units: { imports }, permissions }
