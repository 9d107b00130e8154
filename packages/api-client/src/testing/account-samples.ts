import type { AccountRemoval, Consent, PartnerApplicationStatus } from '@bgm/contract'

export const sampleConsent: Consent = {
  purpose: 'terms',
  given: true,
  document_version: '2026-11-20',
  locale: 'id',
  at: '2026-11-20T05:00:00.000Z',
}

const version = '2026-11-20'
export const sampleConsents = {
  data: [sampleConsent],
  meta: { versions: { terms: version, privacy: version, marketing: version } },
}

/** Nothing prevents the account from being deleted. */
export const sampleRemoval: AccountRemoval = { has_password: true, organisations: [], paid: [] }

export const sampleStatusToken = 'application0000000000001.t9z3k0.segel'

export const samplePartnerApplicationStatus: PartnerApplicationStatus = {
  number: 'MB-MIT-20261120-0001',
  company_name: 'CV Suara Contoh',
  state: 'in-review',
  note: null,
  timeline: [
    { state: 'new', at: '2026-11-20T03:00:00.000Z' },
    { state: 'in-review', at: '2026-11-21T03:00:00.000Z' },
  ],
}
