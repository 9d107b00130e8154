import { type Caller, type Endpoints, orders, subscriptions } from '@bgm/contract'

/** The controllers that implement the contract. */
export const implementedEndpoints: Readonly<Record<string, Endpoints>> = {
  'api::order.order': orders,
  'api::subscription.subscription': subscriptions,
}

/** The actions that these callers may call. */
export const listContractActions = (...callers: Caller[]): string[] =>
  Object.entries(implementedEndpoints).flatMap(([controller, group]) =>
    Object.entries(group).flatMap(([name, { caller }]) =>
      callers.some(each => [caller].flat().includes(each)) ? [`${controller}.${name}`] : [],
    ),
  )
