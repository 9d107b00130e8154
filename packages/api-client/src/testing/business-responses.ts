import {
  apiKeys,
  businessUnits,
  collectiveKeys,
  dashboard,
  orders,
  paymentLinks,
  payments,
  referralCodes,
  regions,
  usageDisputes,
  webhookDeliveries,
  webhooks,
} from '@bgm/contract'
import {
  sampleApiKey,
  sampleApiKeyRow,
  sampleCollectiveKey,
  sampleCollectiveKeyRow,
  sampleDelivery,
  sampleDispute,
  sampleWebhook,
  sampleWebhookSecret,
} from './integration-samples'
import { sampleOrder, sampleOrderOptions, sampleQuote } from './order-samples'
import { samplePayment, samplePaymentLinkPage, samplePaymentOptions } from './payment-samples'
import { type Respond, samplePage, sampleTaxFile } from './respond'
import { respondWithError } from './responses'
import { sampleDashboard, sampleRegion, sampleRegions, sampleUnit } from './unit-samples'

const expires_at = '2026-11-27T05:00:00.000Z'

export const businessResponses = (respond: Respond) => [
  respond(orders.list, samplePage([sampleOrder])),
  respond(orders.get, sampleOrder),
  respond(orders.getOrdering, sampleOrderOptions),
  respond(orders.quote, sampleQuote),
  respond(orders.place, sampleOrder),
  respond(orders.cancel, { ...sampleOrder, state: 'cancelled' }),
  respond(referralCodes.check, { valid: true }),

  respond(payments.ofOrder, { order: sampleOrder, ...samplePaymentOptions, refunds: [], link: null }),
  respond(payments.start, samplePayment),
  respond(payments.get, samplePayment),
  respond(payments.check, samplePayment),
  respond(payments.cancel, { ...samplePayment, state: 'cancelled', redirect_url: null }),
  respond(paymentLinks.find, samplePaymentLinkPage),
  respond(paymentLinks.start, samplePayment),
  respond(paymentLinks.check, samplePayment),

  respond(apiKeys.list, [sampleApiKeyRow]),
  respond(apiKeys.create, { token: sampleApiKey, key: sampleApiKeyRow }),
  respond(apiKeys.keep, undefined),
  respond(apiKeys.revoke, undefined),
  respond(collectiveKeys.list, [sampleCollectiveKeyRow]),
  respond(collectiveKeys.create, { token: sampleCollectiveKey, key: sampleCollectiveKeyRow }),
  respond(collectiveKeys.revoke, undefined),
  respond(webhooks.list, [sampleWebhook]),
  respond(webhooks.create, { secret: sampleWebhookSecret, webhook: sampleWebhook }),
  respond(webhooks.get, sampleWebhook),
  respond(webhooks.update, { secret: null, webhook: sampleWebhook }),
  respond(webhooks.remove, undefined),
  respond(webhooks.renewSecret, { secret: sampleWebhookSecret }),
  respond(webhooks.enable, sampleWebhook),
  respond(webhooks.keep, undefined),
  respond(webhooks.sendTest, undefined),
  respond(webhookDeliveries.list, samplePage([sampleDelivery])),
  respond(webhookDeliveries.resend, undefined),

  respond(usageDisputes.list, samplePage([sampleDispute])),
  respond(usageDisputes.create, sampleDispute),
  respond(usageDisputes.resolve, { ...sampleDispute, state: 'resolved', resolved_at: expires_at }),

  respond(businessUnits.list, { ...samplePage([sampleUnit]), cities: [sampleUnit.address.city] }),
  respond(businessUnits.get, sampleUnit),
  respond(businessUnits.create, { ...sampleUnit, id: 'unitbaru0000000000000001' }),
  respond(businessUnits.update, sampleUnit),
  respond(businessUnits.setMusic, sampleUnit),
  respond(businessUnits.remove, undefined),
  respond(businessUnits.downloadTaxFile, sampleTaxFile),
  respond(businessUnits.uploadTaxFile, sampleUnit),
  respond(regions.list, ({ query }) => sampleRegions[query.get('parent') ?? ''] ?? []),
  respond(regions.get, ({ params }) =>
    params.code === sampleRegion.code ? sampleRegion : respondWithError(404),
  ),
  respond(dashboard.get, sampleDashboard),
]
