import {
  announcementPlays,
  announcements,
  apiKeys,
  auditEntries,
  businessUnits,
  collectiveKeys,
  consents,
  contactMessages,
  dashboard,
  type Endpoint,
  incidents,
  invitations,
  members,
  notifications,
  openingHours,
  orders,
  organisations,
  partnerApplications,
  paymentLinks,
  payments,
  personalData,
  referralCodes,
  regions,
  subscriptions,
  uptime,
  usageDisputes,
  webhookDeliveries,
  webhooks,
  zoneViews,
} from '@bgm/contract'
import {
  sampleConsents,
  samplePartnerApplicationStatus,
  sampleRemoval,
  sampleStatusToken,
} from './account-samples'
import {
  sampleApiKey,
  sampleApiKeyRow,
  sampleCollectiveKey,
  sampleCollectiveKeyRow,
  sampleDelivery,
  sampleDispute,
  sampleWebhook,
  sampleWebhookSecret,
  sampleZoneView,
} from './integration-samples'
import { sampleOrder, sampleOrderOptions, sampleQuote } from './order-samples'
import { samplePayment, samplePaymentLinkPage, samplePaymentOptions } from './payment-samples'
import {
  sampleAuditEntries,
  sampleInvitation,
  sampleInvitationPreview,
  sampleMembers,
  sampleOrganisation,
} from './people-samples'
import {
  sampleAnnouncement,
  sampleAnnouncementOptions,
  sampleAnnouncementPlay,
  sampleAudio,
  sampleIncident,
  sampleOpeningHours,
  sampleStorage,
  sampleUptime,
} from './playback-samples'
import { respondAt, samplePage } from './respond'
import { respondWithError } from './responses'
import { sampleDashboard, sampleRegions, sampleUnit } from './unit-samples'
import type { World } from './world'

const sampleTaxFile = { name: 'npwp.pdf', type: 'application/pdf', content: '%PDF-1.4' }
const expires_at = '2026-11-27T05:00:00.000Z'

/** A sample for each endpoint of the contract. Tests replace the responses that matter to them. */
export function sampleResponses(world: World, apiUrl: string) {
  const respond = <E extends Endpoint>(endpoint: E, answer: Parameters<typeof respondAt<E>>[2]) =>
    respondAt(apiUrl, endpoint, answer, world.calls)
  const [, member] = sampleMembers
  const getSession = () => ({ jwt: world.jwt, user: world.user })
  const findOrder = (id: string) => world.orders.find(order => order.id === id)
  return [
    respond(orders.list, () => samplePage(world.orders)),
    respond(orders.get, ({ params }) => findOrder(params.id) ?? respondWithError(404)),
    respond(orders.getOrdering, () => ({ ...sampleOrderOptions, subscriptions: world.subscriptions })),
    respond(orders.quote, sampleQuote),
    respond(orders.place, sampleOrder),
    respond(orders.cancel, { ...sampleOrder, state: 'cancelled' }),
    respond(subscriptions.list, () => samplePage(world.subscriptions)),
    respond(referralCodes.check, ({ body }) => ({
      valid: Reflect.get(Object(body), 'referral_code') === 'MITRA2026',
    })),

    respond(payments.ofOrder, ({ params }) => {
      const order = findOrder(params.id)
      return order ? { order, ...samplePaymentOptions, refunds: [], link: null } : respondWithError(404)
    }),
    respond(payments.start, samplePayment),
    respond(payments.get, samplePayment),
    respond(payments.check, samplePayment),
    respond(payments.cancel, { ...samplePayment, state: 'cancelled', redirect_url: null }),
    respond(payments.createLink, { url: 'http://portal.test/pay/good-token', expires_at }),
    respond(payments.revokeLink, undefined),
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
    respond(zoneViews.list, []),
    respond(zoneViews.save, [sampleZoneView]),
    respond(zoneViews.remove, undefined),

    respond(announcements.list, { data: [sampleAnnouncement], storage: sampleStorage }),
    respond(announcements.listOptions, sampleAnnouncementOptions),
    respond(announcements.get, sampleAnnouncement),
    respond(announcements.create, sampleAnnouncement),
    respond(announcements.update, sampleAnnouncement),
    respond(announcements.replaceAudio, sampleAnnouncement),
    respond(announcements.remove, undefined),
    respond(announcements.downloadAudio, sampleAudio),
    respond(announcementPlays.list, samplePage([sampleAnnouncementPlay])),
    respond(incidents.list, samplePage([sampleIncident])),
    respond(uptime.list, samplePage(sampleUptime)),
    respond(uptime.export, sampleUptime),
    respond(openingHours.get, sampleOpeningHours),
    respond(openingHours.set, { ...sampleOpeningHours, version: 2 }),

    respond(businessUnits.list, ({ query }) => {
      const { data, pagination } = samplePage([sampleUnit])
      const page = Number(query.get('page') ?? 1)
      return { data, pagination: { ...pagination, page }, cities: [sampleUnit.address.city] }
    }),
    respond(businessUnits.get, ({ params }) =>
      params.id === sampleUnit.id ? sampleUnit : respondWithError(404),
    ),
    respond(businessUnits.create, { ...sampleUnit, id: 'unitbaru0000000000000001' }),
    respond(businessUnits.update, sampleUnit),
    respond(businessUnits.setMusic, sampleUnit),
    respond(businessUnits.remove, undefined),
    respond(businessUnits.downloadTaxFile, sampleTaxFile),
    respond(businessUnits.uploadTaxFile, sampleUnit),
    respond(regions.list, ({ query }) => {
      const parent = query.get('parent') ?? ''
      return sampleRegions.filter(({ code }) => code.slice(0, Math.max(0, code.lastIndexOf('.'))) === parent)
    }),
    respond(regions.get, ({ params: { code } }) => {
      const chain = sampleRegions.filter(region => code === region.code || code.startsWith(`${region.code}.`))
      const region = chain.at(-1)
      return region?.code === code ? { ...region, chain } : respondWithError(404)
    }),
    respond(dashboard.get, () => {
      const unpaid = world.orders.filter(({ state }) => state === 'awaiting-payment')
      const total = unpaid.reduce((sum, order) => sum + order.total, 0)
      return {
        ...sampleDashboard,
        awaiting_payment: { count: unpaid.length, total },
        business_units: [sampleUnit],
        orders: world.orders,
        next_order: unpaid[0] ?? null,
      }
    }),

    respond(members.list, samplePage(sampleMembers)),
    respond(members.get, ({ params }) => sampleMembers.find(({ id }) => id === params.id) ?? member),
    respond(members.setAccess, member),
    respond(members.deactivate, { ...member, active: false }),
    respond(members.reactivate, member),
    respond(members.remove, undefined),
    respond(members.transfer, { ...member, role: 'owner' }),
    respond(invitations.list, [sampleInvitation]),
    respond(invitations.create, sampleInvitation),
    // Only `good-token` is valid.
    respond(invitations.lookUp, ({ body }) =>
      Reflect.get(Object(body), 'token') === 'good-token' ? sampleInvitationPreview : respondWithError(404),
    ),
    respond(invitations.accept, () => world.user),
    respond(invitations.join, getSession),
    respond(invitations.resend, sampleInvitation),
    respond(invitations.revoke, undefined),
    respond(organisations.get, sampleOrganisation),
    respond(organisations.update, sampleOrganisation),
    respond(organisations.switch, () => world.user),
    respond(notifications.set, () => world.user),
    respond(auditEntries.list, samplePage(sampleAuditEntries)),
    respond(auditEntries.export, sampleAuditEntries),

    respond(consents.list, sampleConsents),
    respond(consents.record, sampleConsents),
    respond(personalData.export, () => ({ account: world.user })),
    respond(personalData.getRemoval, sampleRemoval),
    respond(personalData.removeAccount, undefined),
    respond(personalData.endSubscriptions, undefined),
    respond(partnerApplications.create, { ok: true }),
    respond(partnerApplications.getStatus, ({ params }) =>
      params.token === sampleStatusToken ? samplePartnerApplicationStatus : respondWithError(404),
    ),
    respond(contactMessages.create, { ok: true }),
  ]
}
