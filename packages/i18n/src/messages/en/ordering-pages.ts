import type { OrderingMessages } from '../id/ordering-pages'
import { ordering } from './ordering'
import { orders } from './orders'
import { packages } from './packages'
import { paidTogether } from './paid-together'

export const messages: OrderingMessages = { ordering, orders, packages, payments: { several: paidTogether } }
