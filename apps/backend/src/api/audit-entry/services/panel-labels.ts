import type { AuditAction } from '@bgm/validation'
import type { StaffText } from '#src/admin-panel/staff-language'

/** The label of each action in the admin panel, in English and Indonesian. */
export const actionLabels: Record<AuditAction, StaffText> = {
  'organisation.updated': ['Organisation changed', 'Data organisasi diubah'],
  'organisation.transferred': ['Ownership transferred', 'Kepemilikan dialihkan'],
  'membership.joined': ['Member joined', 'Bergabung sebagai anggota'],
  'membership.updated': ['Role or units changed', 'Peran atau akses unit diubah'],
  'membership.deactivated': ['Member deactivated', 'Anggota dinonaktifkan'],
  'membership.reactivated': ['Member reactivated', 'Anggota diaktifkan lagi'],
  'membership.removed': ['Member removed', 'Anggota dikeluarkan'],
  'invitation.created': ['Invitation sent', 'Undangan dikirim'],
  'invitation.resent': ['Invitation sent again', 'Undangan dikirim ulang'],
  'invitation.revoked': ['Invitation revoked', 'Undangan dibatalkan'],
  'business-unit.created': ['Business unit created', 'Unit usaha dibuat'],
  'business-unit.updated': ['Business unit changed', 'Unit usaha diubah'],
  'business-unit.deleted': ['Business unit deleted', 'Unit usaha dihapus'],
  'business-unit.imported': ['Business units imported', 'Unit usaha diimpor'],
  'business-unit.exported': ['Business units exported', 'Unit usaha diekspor'],
  'tax-file.read': ['Tax file opened', 'Berkas NPWP dibuka'],
  'tax-file.replaced': ['Tax file replaced', 'Berkas NPWP diganti'],
  'order.placed': ['Order placed', 'Pesanan dibuat'],
  'order.paid': ['Order paid', 'Pesanan dibayar'],
  'order.cancelled': ['Order cancelled', 'Pesanan dibatalkan'],
  'order.expired': ['Order not paid in time', 'Pesanan melewati batas bayar'],
  'subscription.updated': ['Subscription changed', 'Langganan diubah'],
  'zone.updated': ['Zone changed', 'Zona diubah'],
  'account.blocked': ['Account blocked', 'Akun diblokir'],
  'account.unblocked': ['Account unblocked', 'Blokir akun dibuka'],
  'account.second-factor-removed': ['Two-step verification switched off', 'Verifikasi dua langkah dimatikan'],
  'audit.exported': ['Audit trail exported', 'Jejak audit diekspor'],
}

/** The label of each kind of record in the admin panel. */
export const subjectLabels: Record<string, StaffText> = {
  organisation: ['Organisation', 'Organisasi'],
  membership: ['Membership', 'Keanggotaan'],
  invitation: ['Invitation', 'Undangan'],
  'business-unit': ['Business unit', 'Unit usaha'],
  'tax-file': ['Tax file', 'Berkas NPWP'],
  order: ['Order', 'Pesanan'],
  subscription: ['Subscription', 'Langganan'],
  zone: ['Zone', 'Zona'],
  account: ['Account', 'Akun'],
  audit: ['Audit trail', 'Jejak audit'],
}
