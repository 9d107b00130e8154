import { type ConsentBody, consentPurposes } from '@bgm/validation'
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

const accountRemoval = z.object({ has_password: z.boolean(), organisations: z.array(namedRecord) })
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

  /** Returns the organisations that need another owner before the account can be deleted. */
  getRemoval: () => http.call('get', 'account/removal', { schema: accountRemoval }),

  /** Permanently deletes the account. Throws 409 `last-owner` if members would be left without an owner. */
  removeAccount: (password: string) =>
    http.call('post', 'account/removal', { json: { password }, schema: noContent }),
})
