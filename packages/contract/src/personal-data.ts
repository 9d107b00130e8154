import {
  accountRemovalBodySchema,
  consentBodySchema,
  consentPurposes,
  subscriptionEndBodySchema,
  subscriptionKeepBodySchema,
} from '@bgm/validation'
import { z } from 'zod'
import { endpoints, get, post } from './endpoint'
import { isoDateTime, money, namedRecord } from './values'

const consent = z.object({
  purpose: z.enum(consentPurposes),
  given: z.boolean(),
  document_version: z.string(),
  locale: z.enum(['id', 'en']),
  at: isoDateTime,
})
export type Consent = z.output<typeof consent>

/** All consents, newest first, and the current version of each document. */
const history = z.object({
  data: z.array(consent),
  meta: z.object({
    versions: z.object({ terms: z.string(), privacy: z.string(), marketing: z.string() }),
  }),
})

const removal = z.object({
  has_password: z.boolean(),
  /** The organisations with members that need another owner first. */
  organisations: z.array(namedRecord),
  /** The organisations in which subscriptions would go on, or money would stay open, without an owner. */
  paid: z.array(
    namedRecord.extend({
      total: z.number(),
      /** What would be lost if the subscriptions ended now; `worth` is what the time that is left cost. */
      remaining: z.object({ days: z.number(), worth: money, zones: z.number(), devices: z.number() }),
      /** The refunds and withheld tax that have not been settled. */
      money: z.object({
        refunds: z.object({ count: z.number(), amount: money }),
        withheld: z.object({ count: z.number(), amount: money }),
      }),
      /** When the subscriptions end, if the owner has planned it. */
      ends_at: isoDateTime.nullable(),
      /** At most 20, the last to end first. */
      subscriptions: z.array(
        z.object({
          id: z.string(),
          business_unit: namedRecord,
          package: z.string(),
          expired_date: isoDateTime,
        }),
      ),
    }),
  ),
})
export type AccountRemoval = z.output<typeof removal>

const caller = 'member'

export const consents = endpoints({
  list: get('/account/consents', { caller, response: history }),
  /** `version-changed` if the document has a newer version; `consent-needed` if it cannot be withdrawn. */
  record: post('/account/consents', {
    caller,
    body: consentBodySchema,
    response: history,
    errors: ['version-changed', 'consent-needed'],
  }),
})

/** Lets people exercise their rights over their personal data. */
export const personalData = endpoints({
  /** All data stored about the person. */
  export: get('/account/export', {
    caller,
    response: z.record(z.string(), z.unknown()),
    limits: ['export-account'],
  }),
  /** What prevents the account from being deleted. */
  getRemoval: get('/account/removal', { caller, response: removal }),
  /**
   * Deletes the person's data from every table and cancels the unpaid orders of organisations without other members.
   * `last-owner` if members would be left without an owner, `running-subscriptions` if subscriptions would,
   * `open-money` if a refund or withheld tax would.
   */
  removeAccount: post('/account/removal', {
    caller,
    body: accountRemovalBodySchema,
    errors: ['credentials', 'last-owner', 'running-subscriptions', 'open-money'],
    limits: ['password-account'],
  }),
  /**
   * Plans that the subscriptions of an organisation without other members end in fourteen days, without a refund, and with
   * them its devices and passes.
   */
  endSubscriptions: post('/account/removal/subscriptions', {
    caller,
    body: subscriptionEndBodySchema,
    errors: ['credentials', 'has-members'],
    limits: ['password-account'],
  }),
  /** Takes back that the subscriptions end. */
  keepSubscriptions: post('/account/removal/subscriptions/keep', {
    caller,
    body: subscriptionKeepBodySchema,
  }),
})
