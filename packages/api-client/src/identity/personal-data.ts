import { type ConsentBody, consentPurposes, type SubscriptionEndBody } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { isoDateTime, namedRecord, noContent } from '../wire'

const purpose = z.enum(consentPurposes)

const consent = z.object({
  purpose,
  given: z.boolean(),
  document_version: z.string(),
  locale: z.enum(['id', 'en']),
  at: isoDateTime,
})
export type Consent = z.output<typeof consent>

const consentHistory = z
  .object({ data: z.array(consent), meta: z.object({ versions: z.record(purpose, z.string()) }) })
  .transform(({ data, meta }) => ({ consents: data, versions: meta.versions }))
export type ConsentHistory = z.output<typeof consentHistory>

const accountRemoval = z.object({
  has_password: z.boolean(),
  /** The organisations with members that need another owner first. */
  organisations: z.array(namedRecord),
  /** The organisations whose subscriptions would go on without an owner. */
  paid: z.array(
    namedRecord.extend({
      total: z.number(),
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
export type AccountRemoval = z.output<typeof accountRemoval>

/** Lets people exercise their rights over their personal data. */
export const createPersonalDataApi = (http: HttpClient) => ({
  /** Returns all consents, newest first, and the current version of each document. */
  getConsents: () => http.call('get', 'account/consents', { schema: consentHistory }),

  /**
   * Throws 409 `version-changed` if the document has a newer version, or `consent-needed` if the consent
   * cannot be withdrawn.
   */
  recordConsent: (json: ConsentBody) =>
    http.call('post', 'account/consents', { json, schema: consentHistory }),

  /** Returns all data stored about the person as one object. */
  export: () => http.call('get', 'account/export', { schema: z.record(z.string(), z.unknown()) }),

  /** Returns what prevents the account from being deleted. */
  getRemoval: () => http.call('get', 'account/removal', { schema: accountRemoval }),

  /**
   * Permanently deletes the account. Throws 409 `last-owner` if members would be left without an owner, or
   * `running-subscriptions` if paid subscriptions would.
   */
  removeAccount: (password: string) =>
    http.call('post', 'account/removal', { json: { password }, schema: noContent }),

  /** Ends the subscriptions of an organisation without other members. Throws 409 `has-members` otherwise. */
  endSubscriptions: (json: SubscriptionEndBody) =>
    http.call('post', 'account/removal/subscriptions', { json, schema: noContent }),
})
