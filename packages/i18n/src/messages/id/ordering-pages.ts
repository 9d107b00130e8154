import { ordering } from './ordering'
import { orders } from './orders'
import { packages } from './packages'
import { paidTogether } from './paid-together'

/** Orders and packages. */
export const messages = { ordering, orders, packages, payments: { several: paidTogether } }

export type OrderingMessages = typeof messages
