import {
  apiKeys,
  type Caller,
  collectiveKeys,
  type Endpoints,
  orders,
  paymentLinks,
  payments,
  referralCodes,
  subscriptions,
  usageDisputes,
  webhookDeliveries,
  webhooks,
  zoneViews,
} from '@bgm/contract'

/** The controllers that implement the contract. */
export const implementedEndpoints: Readonly<Record<string, Endpoints>> = {
  'api::api-key.api-key': apiKeys,
  'api::collective-key.collective-key': collectiveKeys,
  'api::order.order': orders,
  'api::payment.pay-link': paymentLinks,
  'api::payment.payment': payments,
  'api::referral-code.referral-code': referralCodes,
  'api::subscription.subscription': subscriptions,
  'api::usage-dispute.usage-dispute': usageDisputes,
  'api::webhook.webhook': webhooks,
  'api::webhook.webhook-delivery': webhookDeliveries,
  'api::zone-view.zone-view': zoneViews,
}

/** The actions that these callers may call. */
export const listContractActions = (...callers: Caller[]): string[] =>
  Object.entries(implementedEndpoints).flatMap(([controller, group]) =>
    Object.entries(group).flatMap(([name, { caller }]) =>
      callers.some(each => [caller].flat().includes(each)) ? [`${controller}.${name}`] : [],
    ),
  )
