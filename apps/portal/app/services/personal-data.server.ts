import type { Api, Consent } from '@bgm/api-client'
import type { Locale } from '@bgm/i18n'
import { type ConsentPurpose, consentPurposes, type SubscriptionEndBody } from '@bgm/validation'

export type ConsentState = {
  purpose: ConsentPurpose
  /** The latest choice; null if there is none. */
  newest: Consent | null
  /** The version of the document in force. */
  version: string
  /** Whether the latest choice accepts the document in force. */
  current: boolean
}

/** Returns the state of each purpose, the history of choices, and the version of the terms in force. */
export async function getConsents(api: Api) {
  const { data: consents, meta } = await api.consents.list()
  const states = consentPurposes.map(purpose => getConsentState(purpose, consents, meta.versions[purpose]))
  return { states, acts: consents, inForce: meta.versions.terms }
}

function getConsentState(purpose: ConsentPurpose, consents: Consent[], version: string): ConsentState {
  const newest = consents.find(act => act.purpose === purpose) ?? null
  const current = newest?.given === true && newest.document_version >= version
  return { purpose, newest, version, current }
}

type ConsentChange = {
  purpose: ConsentPurpose
  given: boolean
  document_version: string
}

export const recordConsent = (api: Api, act: ConsentChange, locale: Locale) =>
  api.consents.record({ ...act, locale })

/** Exports all personal data of the member as a formatted JSON file. */
export async function exportOwnData(api: Api): Promise<Uint8Array<ArrayBuffer>> {
  return new TextEncoder().encode(`${JSON.stringify(await api.personalData.export(), null, 2)}\n`)
}

export const getAccountRemoval = (api: Api) => api.personalData.getRemoval()

export const endSubscriptions = (api: Api, end: SubscriptionEndBody) => api.personalData.endSubscriptions(end)

export const keepSubscriptions = (api: Api, organisation: string) =>
  api.personalData.keepSubscriptions({ organisation })

export const removeAccount = (api: Api, password: string) => api.personalData.removeAccount({ password })
