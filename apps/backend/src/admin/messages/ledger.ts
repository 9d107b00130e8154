/** Messages for the accounts of customers: English, Indonesian. */
export const ledgerMessages: Record<string, [en: string, id: string]> = {
  'panel.payments.nav.accounts': ['Accounts', 'Mutasi akun'],
  'panel.payments.ledger.title': ['Accounts of customers', 'Mutasi akun pelanggan'],
  'panel.payments.ledger.subtitle': [
    'Every charge, payment, credit and refund of a customer',
    'Semua tagihan, pembayaran, kredit, dan pengembalian seorang pelanggan',
  ],
  'panel.payments.ledger.balance': ['Balance', 'Saldo'],
  'panel.payments.ledger.withheld': ['Waiting for withholding slips', 'Menunggu bukti potong'],
  'panel.payments.ledger.reversed': ['Taken back by the bank', 'Ditarik kembali oleh bank'],
  'panel.payments.ledger.held': [
    'Received, but not used for an order',
    'Diterima, belum dipakai untuk pesanan',
  ],
  'panel.payments.ledger.unpaid': [
    'Orders that await payment, not in the balance',
    'Pesanan yang menunggu pembayaran, di luar saldo',
  ],
  'panel.payments.ledger.unexplained': [
    'The entries do not add up to what is open. Report this to the developers.',
    'Jumlah mutasi tidak sama dengan yang terbuka. Laporkan kepada pengembang.',
  ],
  'panel.payments.ledger.entries': ['Entries', 'Mutasi'],
  'panel.payments.ledger.empty': ['There are no entries yet', 'Belum ada mutasi'],
  'panel.payments.ledger.date': ['Date', 'Tanggal'],
  'panel.payments.ledger.entry': ['Entry', 'Uraian'],
  'panel.payments.ledger.orders': ['Invoices and orders', 'Faktur dan pesanan'],
  'panel.payments.ledger.charge': ['Charge', 'Tagihan'],
  'panel.payments.ledger.credit': ['Payment or credit', 'Pembayaran dan kredit'],
  'panel.payments.ledger.not-counted': [
    '* counted once the withholding slip is accepted',
    '* dihitung setelah bukti potong diterima',
  ],
  'panel.payments.ledger.download': ['Download CSV', 'Unduh CSV'],
  'panel.payments.ledger.kind.invoice': ['Invoice', 'Faktur'],
  'panel.payments.ledger.kind.payment': ['Payment', 'Pembayaran'],
  'panel.payments.ledger.kind.withholding': ['PPh 23 withheld', 'PPh 23 dipotong'],
  'panel.payments.ledger.kind.credit-note': ['Credit note', 'Nota kredit'],
  'panel.payments.ledger.kind.refund': ['Refund', 'Pengembalian dana'],
  'panel.payments.ledger.kind.reversal': ['Payment taken back', 'Pembayaran ditarik kembali'],
  'panel.payments.method.bank-transfer': ['Bank transfer', 'Transfer bank'],
  'panel.payments.method.difference': ['Transfer of withheld PPh 23', 'Transfer selisih PPh 23'],
}
