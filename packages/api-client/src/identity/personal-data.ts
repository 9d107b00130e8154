import { type ConsentBody, consentPurposes } from '@bgm/validation'
import { z } from 'zod'
import type { Http } from '../http'
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

const ledger = z
  .object({ data: z.array(consent), meta: z.object({ versions: z.record(purpose, z.string()) }) })
  .transform(({ data, meta }) => ({ consents: data, versions: meta.versions }))
export type ConsentHistory = z.output<typeof ledger>

const removal = z.object({ has_password: z.boolean(), organisations: z.array(namedRecord) })
export type AccountRemoval = z.output<typeof removal>

/** The rights of a person over what is stored about them. */
export const createPersonalData = (http: Http) => ({
  /** Every act, newest first, and the version of each document that is in force. */
  getConsents: () => http.call('get', 'account/consents', { schema: ledger }),

  /** 409 `version-changed` when another version is in force, `consent-needed` for what cannot be taken back. */
  recordConsent: (json: ConsentBody) => http.call('post', 'account/consents', { json, schema: ledger }),

  /** All that is stored about the person, as one object. */
  export: () => http.call('get', 'account/export', { schema: z.record(z.string(), z.unknown()) }),

  /** What stands in the way of removing the account: organisations that need another owner first. */
  getRemoval: () => http.call('get', 'account/removal', { schema: removal }),

  /** Removes the account for good; 409 `last-owner` while people would be left without an owner. */
  removeAccount: (password: string) =>
    http.call('post', 'account/removal', { json: { password }, schema: noContent }),
})
