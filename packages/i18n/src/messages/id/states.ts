/** Names of order, subscription and unit states, and of roles. */
export const states = {
  order: {
    draft: 'Draf',
    'awaiting-payment': 'Menunggu pembayaran',
    paid: 'Lunas',
    cancelled: 'Dibatalkan',
  },
  subscription: {
    active: 'Aktif',
    expiring: 'Segera berakhir',
    grace: 'Masa tenggang',
    expired: 'Berakhir',
    suspended: 'Ditangguhkan',
  },
  business_unit: {
    none: 'Belum berlangganan',
    'awaiting-payment': 'Menunggu pembayaran',
    active: 'Aktif',
    expiring: 'Segera berakhir',
    grace: 'Masa tenggang',
    paused: 'Dijeda',
    expired: 'Berakhir',
    suspended: 'Ditangguhkan',
  },
}

export const roles = {
  title: 'Peran',
  owner: 'Pemilik',
  manager: 'Manajer',
  finance: 'Keuangan',
  staff: 'Staf',
  auditor: 'Auditor',
  described: {
    owner: 'Semua tindakan, termasuk anggota, peran, dan pesanan.',
    manager: 'Mengelola unit bisnis dan zona yang dapat diaksesnya.',
    finance: 'Melihat unit bisnis serta mengelola pesanan dan tagihan.',
    staff: 'Mengendalikan musik di unit yang dapat diaksesnya.',
    auditor: 'Melihat semuanya, tidak mengubah apa pun.',
  },
}
