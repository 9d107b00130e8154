export type Locale = 'id' | 'en'

/** Fifteen digits as `01.234.567.8-901.000`, longer numbers in groups of four, as in the portal. */
export const formatNpwp = (digits: string): string =>
  digits
    .replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6')
    .replace(/^(\d{4})(\d{4})(\d{4})(\d{4})(\d{6})?$/, '$1 $2 $3 $4 $5')
    .trim()

const id = {
  invoice: 'Faktur',
  proforma: 'Tagihan proforma',
  number: 'Nomor',
  date: 'Tanggal',
  order: 'Pesanan',
  from: 'Penjual',
  to: 'Ditagihkan kepada',
  npwp: 'NPWP',
  item: 'Uraian',
  zones: 'Zona',
  unit_price: 'Harga per zona',
  amount: 'Jumlah',
  kinds: { new: 'Langganan baru', 'extra-zones': 'Tambahan zona', renewal: 'Perpanjangan langganan' },
  periods: { monthly: 'bulanan', yearly: 'tahunan' },
  prorated: 'Dihitung per hari sampai akhir periode yang berjalan.',
  price: 'Harga',
  discount: 'Potongan voucher',
  base: 'Dasar pengenaan pajak',
  tax: 'PPN',
  tax_inside: 'sudah termasuk',
  total: 'Total',
  words: 'Terbilang',
  paid: 'Lunas',
  paid_on: 'Dibayar',
  reference: 'Referensi pembayaran',
  how: 'Cara membayar',
  account: 'Nomor rekening',
  holder: 'Atas nama',
  transfer_reference: 'Berita transfer',
  before: 'Bayar paling lambat',
  proforma_note: 'Tagihan ini bukan bukti pembayaran. Faktur bernomor terbit setelah pembayaran diterima.',
  made: 'Dokumen ini dibuat secara elektronik dan sah tanpa tanda tangan.',
}

const en: typeof id = {
  invoice: 'Invoice',
  proforma: 'Pro forma invoice',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  from: 'Seller',
  to: 'Billed to',
  npwp: 'Tax number (NPWP)',
  item: 'Description',
  zones: 'Zones',
  unit_price: 'Price per zone',
  amount: 'Amount',
  kinds: { new: 'New subscription', 'extra-zones': 'Extra zones', renewal: 'Subscription renewal' },
  periods: { monthly: 'monthly', yearly: 'yearly' },
  prorated: 'Charged by the day until the current period ends.',
  price: 'Price',
  discount: 'Voucher discount',
  base: 'Tax base',
  tax: 'PPN (VAT)',
  tax_inside: 'included',
  total: 'Total',
  words: 'In words',
  paid: 'Paid',
  paid_on: 'Paid on',
  reference: 'Payment reference',
  how: 'How to pay',
  account: 'Account number',
  holder: 'Account holder',
  transfer_reference: 'Transfer reference',
  before: 'Pay by',
  proforma_note: 'This is not a proof of payment. A numbered invoice is issued once we receive the payment.',
  made: 'This document was generated electronically and is valid without a signature.',
}

export const texts: Record<Locale, typeof id> = { id, en }
