import type {
  AccountRemoval,
  Consent,
  OpenSession,
  PartnerApplicationStatus,
  SecondFactor,
  Session,
  User,
} from '@bgm/contract'

const at = '2026-11-20T05:00:00.000Z'

/** The owner of an organisation. */
export const sampleUser: User = {
  id: 'usersari0000000000000001',
  first_name: 'Sari',
  last_name: 'Wulandari',
  email: 'pemilik@contoh.test',
  pending_email: null,
  mobile_number: '+6281234567890',
  mobile_number_verified: true,
  gender: 'female',
  business_type: 'multiple',
  locale: 'id',
  confirmed: true,
  has_password: true,
  has_google: false,
  blocked: false,
  active_organisation: 'orgcontoh000000000000001',
  memberships: [
    {
      id: 'membersari00000000000001',
      role: 'owner',
      all_units: true,
      organisation: { id: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' },
    },
  ],
  notifications: { renewal: true, payment: true, members: true, zones: true, incidents: false },
  terms_due: false,
  collective_body: null,
  created_at: at,
}

export const sampleSession: Session = { jwt: 'header.payload.signature', user: sampleUser }

export const sampleOpenSessions: [current: OpenSession, other: OpenSession] = [
  {
    id: 'session00000000000000001',
    device: 'Chrome · Linux',
    current: true,
    last_seen_at: at,
    created_at: at,
  },
  {
    id: 'session00000000000000002',
    device: 'Safari · iPhone',
    current: false,
    last_seen_at: at,
    created_at: at,
  },
]

export const sampleSecondFactor: SecondFactor = { enabled: false, recovery_codes_left: 0, setup: null }

export const sampleRecoveryCodes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV']

const sampleConsent: Consent = {
  purpose: 'terms',
  given: true,
  document_version: '2026-11-20',
  locale: 'id',
  at,
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
