type Text = { subject: string; heading: string; line: string; note: string }
/** How far the amount received is below or above the amount due. */
type Difference = { isShort: boolean; amount: string }
type Problem = { subject: string; heading: string; lines: string[] }

const id = {
  order: (number: string, brand: string, total: string) => `${number}, ${brand}: ${total}`,
  more: (count: number) => `dan ${count} pesanan lain`,
  button: (count: number): string => (count === 1 ? 'Lihat pesanan' : 'Lihat semua pesanan'),
  reference: (reference: string) =>
    `Referensi pembayaran: ${reference}. Sebutkan bila Anda menghubungi kami.`,
  paid: (count: number, total: string, reference: string): Text => ({
    subject: `Pembayaran ${count} pesanan sudah kami terima`,
    heading: 'Semua langganannya aktif',
    line: `Kami menerima ${total} untuk ${count} pesanan.`,
    note: `Referensi pembayaran: ${reference}. Simpan email ini sebagai bukti pembayaran.`,
  }),
  late: (received: string, _expected: string, _difference: Difference): Problem => ({
    subject: `Uang Anda ${received} sudah kami terima, tetapi pesanannya sudah batal`,
    heading: 'Uang Anda aman',
    lines: [
      `Kami menerima ${received} setelah batas waktu pesanannya lewat, jadi pesanan itu belum dijalankan.`,
      'Tim kami menghubungi Anda untuk memulihkan pesanan atau mengembalikan uangnya. Anda tidak perlu membayar lagi.',
    ],
  }),
  duplicate: (received: string, _expected: string, _difference: Difference): Problem => ({
    subject: `Pembayaran ${received} masuk dua kali`,
    heading: 'Uang Anda aman',
    lines: [
      `Pesanan ini sudah lunas, lalu kami menerima ${received} sekali lagi. Langganan Anda tetap berjalan seperti biasa.`,
      'Kami mengembalikan pembayaran yang kedua dan memberi tahu Anda begitu selesai.',
    ],
  }),
  'wrong-amount': (received: string, expected: string, { isShort, amount }: Difference): Problem => ({
    subject: `Pembayaran Anda ${isShort ? 'kurang' : 'lebih'} ${amount}`,
    heading: 'Uang Anda aman',
    lines: [
      `Kami menerima ${received}, sedangkan tagihannya ${expected}. Karena ${isShort ? 'kurang' : 'lebih'} ${amount}, pesanannya belum lunas.`,
      isShort
        ? 'Anda dapat mentransfer kekurangannya saja ke rekening kami dengan nomor pesanan sebagai berita, atau meminta uangnya dikembalikan. Jangan membayar jumlah penuhnya lagi.'
        : 'Tim kami akan menghubungi Anda untuk menyelesaikan pesanan dan mengembalikan kelebihannya. Jangan membayar lagi.',
    ],
  }),
  refunded: (amount: string): Omit<Text, 'note'> => ({
    subject: `${amount} dikembalikan kepada Anda`,
    heading: 'Dana Anda dikembalikan',
    line: `Kami mengembalikan ${amount}.`,
  }),
  creditNote: (number: string) => `Nota kredit: ${number}. Berkasnya dapat diunduh di halaman pesanan.`,
  noCreditNote: 'Balas email ini bila ada yang ingin Anda tanyakan.',
  byTransfer: 'Uangnya kami transfer ke rekening yang Anda sebutkan.',
  byProvider:
    'Uangnya kembali lewat cara Anda membayar. Bank atau dompet digital biasanya memerlukan beberapa hari kerja.',
  ended: (venue: string | null) =>
    venue
      ? `Masa langganan ${venue} yang dibayar oleh pesanan ini berakhir hari ini.`
      : 'Masa langganan yang dibayar oleh pesanan ini berakhir hari ini.',
}

const en: typeof id = {
  order: (number, brand, total) => `${number}, ${brand}: ${total}`,
  more: count => `and ${count} more ${count === 1 ? 'order' : 'orders'}`,
  button: count => (count === 1 ? 'See the order' : 'See all orders'),
  reference: reference => `Payment reference: ${reference}. Please quote it if you contact us.`,
  paid: (count, total, reference) => ({
    subject: `We received your payment for ${count} orders`,
    heading: 'All subscriptions are active',
    line: `We received ${total} for ${count} orders.`,
    note: `Payment reference: ${reference}. Keep this email as proof of your payment.`,
  }),
  late: received => ({
    subject: `We have your ${received}, but the order was already cancelled`,
    heading: 'Your money is safe',
    lines: [
      `We received ${received} after the order’s deadline had passed, so the order has not been fulfilled.`,
      'Our team will contact you to restore the order or return the money. You do not need to pay again.',
    ],
  }),
  duplicate: received => ({
    subject: `Your payment of ${received} arrived twice`,
    heading: 'Your money is safe',
    lines: [
      `The order was already paid when we received another ${received}. Your subscription continues as usual.`,
      'We are returning the second payment and will let you know once that is done.',
    ],
  }),
  'wrong-amount': (received, expected, { isShort, amount }) => ({
    subject: `Your payment is ${amount} too ${isShort ? 'low' : 'high'}`,
    heading: 'Your money is safe',
    lines: [
      `We received ${received}, but the amount due is ${expected}. Because ${amount} ${isShort ? 'is still due' : 'was overpaid'}, the order is not paid yet.`,
      isShort
        ? 'You can transfer just the missing amount to our account with the order number as the reference, or ask for a refund. Please do not pay the full amount again.'
        : 'Our team will contact you to settle the order and return the excess. Please do not pay again.',
    ],
  }),
  refunded: amount => ({
    subject: `${amount} has been refunded`,
    heading: 'Your refund is on its way',
    line: `We have refunded ${amount}.`,
  }),
  creditNote: number => `Credit note: ${number}. You can download it from the page of the order.`,
  noCreditNote: 'Reply to this email if you have any questions.',
  byTransfer: 'We have transferred the money to the account that you gave us.',
  byProvider:
    'The money is returned to the payment method you used. Banks and wallets usually take a few working days to show it.',
  ended: venue =>
    venue
      ? `The subscription period of ${venue} that this order paid for ends today.`
      : 'The subscription period that this order paid for ends today.',
}

export const emailTexts = { id, en }
