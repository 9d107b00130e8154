import { supportTopics } from '#src/site'
import type { Grant } from './grants'
import { jobGrants } from './job-actions'
import { paymentGrants } from './payment-actions'
import { packageReadGrants } from './price-routes'
import { sentEmailGrants } from './sent-email-action'
import { statusGrants } from './status-action'
import { businessViews } from './views/business'
import { salesViews } from './views/sales'

const contactMessages = 'api::contact-message.contact-message'
const memberReports = ['api::licence-report.licence-report', 'api::usage-dispute.usage-dispute']

const supportCondition = 'api::support-topics'

/** Registers the condition that limits a grant to the topics of Support. Must run before roles are saved. */
export function registerSupportCondition(): void {
  strapi.service('admin::permission').conditionProvider.register({
    displayName: 'Topics of Support',
    name: 'support-topics',
    handler: () => ({ topic: { $in: supportTopics } }),
  })
}

const explorer = (act: string) => `plugin::content-manager.explorer.${act}`

type Work = {
  /** Fields that support cannot read. */
  hidden?: string[]
  /** Fields that support can write and that are editable in the form. */
  open?: string[]
  create?: boolean
}

const codes: Work = { create: true }

// Support cannot see tax numbers or tax files, and cannot change member roles.
const work: Record<string, Work> = {
  'api::order.order': { open: ['state', 'payment_reference', 'staff_note'] },
  'api::subscription.subscription': { open: ['suspended'] },
  'api::organisation.organisation': {},
  'api::membership.membership': {},
  'api::business-unit.business-unit': { hidden: ['npwp'] },
  'api::zone.zone': {},
  'api::licence.licence': { open: ['revoked', 'revocation_reason', 'staff_note'] },
  'api::registration.registration': { hidden: ['property'] },
  'api::voucher.voucher': {
    ...codes,
    open: ['code', 'value', 'remaining', 'starts_at', 'ends_at', 'minimum_price', 'package_key', 'note'],
  },
  'api::referral-code.referral-code': { ...codes, open: ['code', 'partner_name', 'active'] },
  'api::audit-entry.audit-entry': {},
  'plugin::users-permissions.user': { open: ['blocked', 'second_factor'] },
}

/**
 * Grants for orders, payment cases and refund requests, messages about help and billing, licences and reports about
 * them, usage report disputes, vouchers, referral codes, suspensions, blocks, lost second factors and failed jobs. Support cannot delete
 * anything.
 */
export function supportGrants(): Grant[] {
  const business = Object.entries(work).flatMap(([subject, { hidden = [], open = [], create }]) => {
    const shown = Object.keys(businessViews[subject]?.fields ?? {}).filter(
      name => name !== 'createdAt' && !hidden.includes(name),
    )
    const grant = (act: string, fields: string[]) => ({
      action: explorer(act),
      subject,
      properties: { fields },
    })
    return [
      grant('read', shown),
      ...(open.length > 0 ? [grant('update', open)] : []),
      ...(create ? [grant('create', open)] : []),
    ]
  })
  const { fields: message = {}, open: answered = [] } = salesViews[contactMessages] ?? {}
  const messages = [
    { action: explorer('read'), fields: Object.keys(message) },
    { action: explorer('update'), fields: answered },
  ].map(({ action, fields }) => ({
    action,
    subject: contactMessages,
    properties: { fields },
    conditions: [supportCondition],
  }))
  const reports = memberReports.flatMap(subject => {
    const { fields: report = {}, open: handled = [] } = salesViews[subject] ?? {}
    return [
      { action: explorer('read'), subject, properties: { fields: Object.keys(report) } },
      { action: explorer('update'), subject, properties: { fields: handled } },
    ]
  })
  return [
    ...business,
    ...messages,
    ...reports,
    ...paymentGrants(['read', 'handle']),
    ...jobGrants(),
    ...packageReadGrants(),
    ...statusGrants(),
    ...sentEmailGrants(),
  ]
}

/** Grants to read the fields of orders and subscriptions, for Finance. */
export const orderReadGrants = (): Grant[] =>
  ['api::order.order', 'api::subscription.subscription'].map(subject => ({
    action: explorer('read'),
    subject,
    properties: {
      fields: Object.keys(businessViews[subject]?.fields ?? {}).filter(name => name !== 'createdAt'),
    },
  }))
