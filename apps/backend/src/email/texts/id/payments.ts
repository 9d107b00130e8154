type Text = { subject: string; heading: string; line: string; note: string }
/** How far the amount received is below or above the amount due. */
type Difference = { isShort: boolean; amount: string }
type Problem = { subject: string; heading: string; lines: string[] }

export const payments = {
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
