import type { SeldomMessages } from '../id/seldom'
import { permissions } from './permissions'
import { imports } from './unit-imports'

export const messages: SeldomMessages = { business_units: { imports }, permissions }
