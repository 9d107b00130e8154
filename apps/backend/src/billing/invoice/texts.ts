export type Locale = 'id' | 'en'

/**
 * Formats fifteen digits as `01.234.567.8-901.000` and longer numbers in groups of four, as in the portal.
 */
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
  purchase_order: 'Nomor PO Anda',
  cost_centre: 'Pusat biaya',
  from: 'Penjual',
  to: 'Ditagihkan kepada',
  npwp: 'NPWP',
  item: 'Uraian',
  zones: 'Zona',
  unit_price: 'Harga per zona',
  amount: 'Jumlah',
  kinds: {
    new: 'Langganan baru',
    'extra-zones': 'Tambahan zona',
    renewal: 'Perpanjangan langganan',
    change: 'Perubahan langganan',
  },
  periods: { monthly: 'bulanan', yearly: 'tahunan' },
  prorated: 'Dihitung per hari sampai akhir periode yang berjalan.',
  prorated_days: (left: number, whole: number) =>
    `${left} dari ${whole} hari sampai akhir periode yang berjalan, dibulatkan ke atas.`,
  price: 'Harga',
  credit: 'Kredit paket lama',
  discount: 'Potongan voucher',
  selling_price: 'Harga jual',
  base: 'DPP nilai lain',
  tax: 'PPN',
  rounding: 'Pembulatan',
  total: 'Total',
  words: 'Terbilang',
  paid: 'Lunas',
  paid_on: 'Dibayar pada',
  method: 'Metode pembayaran',
  methods: {
    'virtual-account': (bank: string) => `Virtual account ${bank}`,
    qris: () => 'QRIS',
    'e-wallet': (wallet: string) => wallet,
    card: () => 'Kartu kredit atau debit',
  },
  withheld: 'Dipotong oleh pembeli',
  withheld_tax: (rate: number) => `PPh 23, ${rate}%`,
  payable: 'Dibayar',
  withheld_slip: 'Ditunggu',
  slip: 'Bukti potong',
  by_transfer: 'Transfer bank',
  by_voucher: 'Voucher',
  reference: 'Referensi pembayaran',
  held: 'Pembayaran yang sudah diterima',
  received: 'Diterima',
  expected: 'Tagihan',
  missing: 'Kurang',
  over: 'Lebih',
  how: 'Cara membayar',
  account: 'Nomor rekening',
  holder: 'Atas nama',
  transfer_reference: 'Berita transfer',
  before: 'Bayar paling lambat',
  proforma_note: 'Tagihan ini bukan bukti pembayaran. Faktur bernomor terbit setelah pembayaran diterima.',
  made: 'Dokumen ini dibuat secara elektronik dan sah tanpa tanda tangan.',
  taxed: 'PPN dihitung per baris dalam seperseratus rupiah dan sudah termasuk dalam total.',
  romanised: 'Yang dalam kurung siku adalah alih aksara.',
}

const en: typeof id = {
  invoice: 'Invoice',
  proforma: 'Pro forma invoice',
  number: 'Number',
  date: 'Date',
  order: 'Order',
  purchase_order: 'Your purchase order',
  cost_centre: 'Cost centre',
  from: 'Seller',
  to: 'Billed to',
  npwp: 'Tax number (NPWP)',
  item: 'Description',
  zones: 'Zones',
  unit_price: 'Price per zone',
  amount: 'Amount',
  kinds: {
    new: 'New subscription',
    'extra-zones': 'Extra zones',
    renewal: 'Subscription renewal',
    change: 'Subscription change',
  },
  periods: { monthly: 'monthly', yearly: 'yearly' },
  prorated: 'Charged by the day until the current period ends.',
  prorated_days: (left, whole) => `${left} of ${whole} days until the current period ends, rounded up.`,
  price: 'Price',
  credit: 'Credit for the old package',
  discount: 'Voucher discount',
  selling_price: 'Selling price',
  base: 'Tax base (DPP)',
  tax: 'PPN (VAT)',
  rounding: 'Rounding',
  total: 'Total',
  words: 'In words',
  paid: 'Paid',
  paid_on: 'Paid on',
  method: 'Payment method',
  methods: {
    'virtual-account': bank => `${bank} virtual account`,
    qris: () => 'QRIS',
    'e-wallet': wallet => wallet,
    card: () => 'Credit or debit card',
  },
  withheld: 'Withheld by the buyer',
  withheld_tax: rate => `Income tax (PPh 23), ${rate}%`,
  payable: 'Payable',
  withheld_slip: 'Awaited',
  slip: 'Withholding slip',
  by_transfer: 'Bank transfer',
  by_voucher: 'Voucher',
  reference: 'Payment reference',
  held: 'Payment received so far',
  received: 'Received',
  expected: 'Amount due',
  missing: 'Missing',
  over: 'Overpaid',
  how: 'How to pay',
  account: 'Account number',
  holder: 'Account holder',
  transfer_reference: 'Transfer reference',
  before: 'Pay by',
  proforma_note: 'This is not a proof of payment. A numbered invoice is issued once we receive the payment.',
  made: 'This document was generated electronically and is valid without a signature.',
  taxed: 'PPN (VAT) is computed per line in hundredths of a rupiah and is part of the total.',
  romanised: 'Text in square brackets is a transliteration.',
}

export const invoiceTexts: Record<Locale, typeof id> = { id, en }

const creditNoteId = {
  title: 'Nota kredit',
  date: 'Tanggal',
  invoice: 'Untuk faktur',
  order: 'Pesanan',
  item: 'Uraian',
  amount: 'Jumlah',
  returned: (brand: string) => `Pengembalian dana langganan ${brand}`,
  returned_of: (brand: string, invoice: string, order: string) =>
    `${brand}: faktur ${invoice}, pesanan ${order}`,
  others: (count: number) => `${count} pesanan lainnya`,
  and_others: (number: string, count: number) => `${number} dan ${count} lainnya`,
  selling_price: 'Harga jual',
  tax: 'PPN',
  total: 'Dikembalikan',
  returned_on: 'Tanggal',
  way: 'Cara pengembalian',
  ways: { provider: 'Ke metode pembayaran semula', manual: 'Transfer bank' },
  withheld: 'Termasuk PPh 23 yang dipotong',
  correction: 'Nota kredit ini mengurangi faktur yang disebut di atas.',
  made: 'Dokumen ini dibuat secara elektronik dan sah tanpa tanda tangan.',
}

const creditNoteEn: typeof creditNoteId = {
  title: 'Credit note',
  date: 'Date',
  invoice: 'For invoice',
  order: 'Order',
  item: 'Description',
  amount: 'Amount',
  returned: brand => `Refund of the subscription of ${brand}`,
  returned_of: (brand, invoice, order) => `${brand}: invoice ${invoice}, order ${order}`,
  others: count => `${count} more orders`,
  and_others: (number, count) => `${number} and ${count} more`,
  selling_price: 'Selling price',
  tax: 'PPN (VAT)',
  total: 'Refunded',
  returned_on: 'Date',
  way: 'Refund method',
  ways: { provider: 'To the original payment method', manual: 'Bank transfer' },
  withheld: 'Including withheld PPh 23',
  correction: 'This credit note reduces the invoices named above.',
  made: 'This document was generated electronically and is valid without a signature.',
}

export const creditNoteTexts: Record<Locale, typeof creditNoteId> = { id: creditNoteId, en: creditNoteEn }

const receiptId = {
  title: 'Kuitansi',
  orders: 'Pesanan',
  item: 'Pesanan dan unit',
  order: (number: string) => `Pesanan ${number}`,
  order_and_invoice: (number: string, invoice: string) => `Pesanan ${number}, faktur ${invoice}`,
  zones: (count: number) => `${count} zona`,
  refunded: 'Sudah dikembalikan',
  withheld: 'PPh 23 dipotong pembeli',
  total: 'Dibayar',
  note: 'Satu pembayaran untuk pesanan di atas. Bukti pajaknya tetap faktur tiap pesanan.',
}

const receiptEn: typeof receiptId = {
  title: 'Receipt',
  orders: 'Orders',
  item: 'Orders and units',
  order: number => `Order ${number}`,
  order_and_invoice: (number, invoice) => `Order ${number}, invoice ${invoice}`,
  zones: count => (count === 1 ? '1 zone' : `${count} zones`),
  refunded: 'Refunded since',
  withheld: 'PPh 23 withheld by the buyer',
  total: 'Paid',
  note: 'One payment for the orders above. The tax document of each order is its invoice.',
}

export const receiptTexts: Record<Locale, typeof receiptId> = { id: receiptId, en: receiptEn }

const quotationId = {
  title: 'Penawaran',
  valid: 'Harga berlaku sampai',
  valid_text: '30 hari sejak tanggal penawaran, juga bila daftar harga berubah.',
  made_for: 'Untuk',
  note: 'Penawaran ini bukan tagihan. Jadikan pesanan di halaman Penawaran di portal; cara membayar ada di pesanan.',
  prorated: 'Harga untuk sisa periode berkurang setiap hari sampai dipesan.',
}

const quotationEn: typeof quotationId = {
  title: 'Quotation',
  valid: 'Prices valid until',
  valid_text: '30 days from the date of this quotation, even if list prices change.',
  made_for: 'For',
  note: 'This quotation is not an invoice. Turn it into an order on the Quotations page of the portal; the order says how to pay.',
  prorated: 'Prices for the rest of a period fall every day until it is ordered.',
}

export const quotationTexts = { id: quotationId, en: quotationEn }
