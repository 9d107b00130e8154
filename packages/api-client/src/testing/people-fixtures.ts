import { sampleUnit, sampleUser } from './fixtures'

/** Members, invitations and the audit trail of an organisation (docs/api.md) for the msw handlers. */
const at = '2026-11-20T05:00:00.000Z'
const unit = { documentId: sampleUnit.documentId, name: sampleUnit.name }

export const sampleMembers = [
  {
    documentId: 'membersari00000000000001',
    person: sampleUser.documentId,
    name: 'Sari Wulandari',
    email: 'pemilik@contoh.test' as string | null,
    role: 'owner',
    all_units: true,
    units: [] as { documentId: string; name: string }[],
    active: true,
    self: true,
    createdAt: at,
  },
  {
    documentId: 'memberbagas0000000000002',
    person: 'userbagas000000000000002',
    name: 'Bagas Pratama',
    email: 'staf@contoh.test' as string | null,
    role: 'staff',
    all_units: false,
    units: [unit],
    active: true,
    self: false,
    createdAt: at,
  },
]

export const sampleInvitation = {
  documentId: 'invitation00000000000001',
  email: 'rini@contoh.test',
  role: 'manager',
  all_units: false,
  units: [unit],
  invited_by: 'Sari Wulandari',
  sent_at: at,
  expires_at: '2026-11-27T05:00:00.000Z',
  expired: false,
}

export const sampleInvitationPreview = {
  email: 'rini@contoh.test',
  role: 'manager',
  organisation: { documentId: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' },
  invited_by: 'Sari Wulandari',
  expires_at: '2026-11-27T05:00:00.000Z',
  has_account: false,
}

export const sampleOrganisation = {
  documentId: 'orgcontoh000000000000001',
  name: 'Grup Hotel Contoh',
  company_email: null as string | null,
  billing_address: null as string | null,
  npwp: null as string | null,
  explicit_policy: 'allow',
  createdAt: at,
}

export const sampleAuditEntries = [
  {
    documentId: 'audit0000000000000000002',
    at,
    action: 'membership.updated',
    actor: { kind: 'member', name: 'Sari Wulandari' as string | null },
    subject: {
      kind: 'membership',
      documentId: 'memberbagas0000000000002',
      name: 'Bagas Pratama' as string | null,
    },
    details: { role: 'staff', was: 'manager', units: 1 } as Record<string, string | number | null>,
  },
  {
    documentId: 'audit0000000000000000001',
    at,
    action: 'order.paid',
    actor: { kind: 'staff', name: null },
    subject: { kind: 'order', documentId: 'order0000000000000000042', name: 'MB-ORD-20261120-0042' },
    details: { total: 100_000 },
  },
]
