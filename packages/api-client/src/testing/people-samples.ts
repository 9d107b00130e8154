import type { AuditEntry, Invitation, InvitationPreview, Member, Organisation } from '@bgm/contract'
import { sampleUser } from './account-samples'
import { sampleUnit } from './unit-samples'

const at = '2026-11-20T05:00:00.000Z'
const unit = { id: sampleUnit.id, name: sampleUnit.name }

export const sampleMembers: [owner: Member, staff: Member] = [
  {
    id: 'membersari00000000000001',
    person: sampleUser.id,
    name: 'Sari Wulandari',
    email: 'pemilik@contoh.test',
    role: 'owner',
    all_units: true,
    units: [],
    active: true,
    self: true,
    created_at: at,
  },
  {
    id: 'memberbagas0000000000002',
    person: 'userbagas000000000000002',
    name: 'Bagas Pratama',
    email: 'staf@contoh.test',
    role: 'staff',
    all_units: false,
    units: [unit],
    active: true,
    self: false,
    created_at: at,
  },
]

export const sampleInvitation: Invitation = {
  id: 'invitation00000000000001',
  email: 'rini@contoh.test',
  role: 'manager',
  all_units: false,
  units: [unit],
  invited_by: 'Sari Wulandari',
  sent_at: at,
  expires_at: '2026-11-27T05:00:00.000Z',
  expired: false,
}

export const sampleInvitationPreview: InvitationPreview = {
  email: 'rini@contoh.test',
  role: 'manager',
  organisation: { id: 'orgcontoh000000000000001', name: 'Grup Hotel Contoh' },
  invited_by: 'Sari Wulandari',
  expires_at: '2026-11-27T05:00:00.000Z',
  has_account: false,
}

export const sampleOrganisation: Organisation = {
  id: 'orgcontoh000000000000001',
  name: 'Grup Hotel Contoh',
  company_email: null,
  billing_address: null,
  npwp: null,
  explicit_policy: 'allow',
  created_at: at,
}

export const sampleAuditEntries: AuditEntry[] = [
  {
    id: 'audit0000000000000000002',
    at,
    action: 'membership.updated',
    actor: { kind: 'member', name: 'Sari Wulandari' as string | null },
    subject: {
      kind: 'membership',
      id: 'memberbagas0000000000002',
      name: 'Bagas Pratama',
    },
    details: { role: 'staff', was: 'manager', units: 1 },
  },
  {
    id: 'audit0000000000000000001',
    at,
    action: 'order.paid',
    actor: { kind: 'staff', name: null },
    subject: { kind: 'order', id: 'order0000000000000000042', name: 'MB-ORD-20261120-0042' },
    details: { total: 100_000 },
  },
]
