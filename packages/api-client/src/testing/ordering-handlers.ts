import { orders, subscriptions } from '@bgm/contract'
import { sampleOrder, sampleOrderOptions, sampleQuote } from './order-samples'
import { respondAt, samplePage } from './respond'
import { respondWithError } from './responses'
import type { World } from './world'

/** Responses for the orders of the world. Tests replace those that depend on what they send. */
export const orderingHandlers = (world: World, apiUrl: string) => [
  respondAt(apiUrl, orders.list, () => samplePage(world.orders)),
  respondAt(
    apiUrl,
    orders.get,
    ({ params }) => world.orders.find(({ id }) => id === params.id) ?? respondWithError(404),
  ),
  respondAt(apiUrl, orders.getOrdering, () => ({
    ...sampleOrderOptions,
    subscriptions: world.subscriptions,
  })),
  respondAt(apiUrl, orders.quote, sampleQuote),
  respondAt(apiUrl, orders.place, sampleOrder),
  respondAt(apiUrl, orders.cancel, { ...sampleOrder, state: 'cancelled' }),
  respondAt(apiUrl, subscriptions.list, () => samplePage(world.subscriptions)),
]
