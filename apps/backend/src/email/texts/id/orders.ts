type Account = { bank_name: string; account_number: string; account_holder: string }

export const orders = {
  summary: (title: string, brand: string, zones: string, total: string) =>
    `${title} untuk ${brand}, ${zones}. Total ${total}.`,
  ways: { 'virtual-account': 'virtual account', qris: 'QRIS', 'e-wallet': 'dompet digital', card: 'kartu' },
  online: (ways: string) =>
    `Bayar langsung dengan ${ways} lewat halaman pesanan, atau transfer ke rekening kami.`,
  transfer: (total: string, { bank_name, account_number, account_holder }: Account) =>
    `Transfer ${total} ke ${bank_name}, nomor rekening ${account_number}, atas nama ${account_holder}.`,
  starts: {
    new: 'Langganan mulai pada hari pembayaran kami terima.',
    renewal: 'Langganan diperpanjang begitu pembayaran kami terima.',
    'extra-zones': 'Zona tambahan aktif pada hari pembayaran kami terima.',
  },
  zones: (count: number) => `${count} zona`,
  extraZones: (count: number) => `${count} zona tambahan`,
  button: 'Lihat pesanan',
  placed: (number: string, until: string) => ({
    subject: `Pesanan ${number}: cara membayar`,
    heading: 'Terima kasih',
    received: 'Pesanan Anda sudah kami terima.',
    deadline: `Bila mentransfer, tulis ${number} sebagai berita. Bayar paling lambat ${until}.`,
    note: `Pesanan yang belum dibayar sampai ${until} dibatalkan otomatis.`,
  }),
  paid: (number: string, total: string) => ({
    subject: `Pembayaran pesanan ${number} sudah kami terima`,
    heading: 'Langganan Anda aktif',
    payment: `Pembayaran ${total} untuk pesanan ${number} sudah kami terima.`,
    note: 'Simpan email ini sebagai bukti pembayaran Anda.',
  }),
  active: (title: string, brand: string, zones: string, end: string) =>
    `${title} untuk ${brand}, ${zones}, aktif sampai ${end}.`,
  cancelled: (number: string, brand: string) => ({
    subject: `Pesanan ${number} dibatalkan`,
    title: `Pesanan ${number} dibatalkan`,
    line: `Pesanan untuk ${brand} dibatalkan karena pembayarannya belum kami terima.`,
    note: 'Jika Anda sudah membayar, balas email ini dan sertakan bukti transfer.',
  }),
  cancelledHeld: (brand: string, received: string) =>
    `Pesanan untuk ${brand} dibatalkan karena pembayarannya belum lengkap. Uang Anda sebesar ${received} aman; tim kami menghubungi Anda untuk mengembalikannya.`,
  voucher: (code: string) => `Voucher ${code} dapat dipakai lagi selama masih berlaku.`,
  copy: (number: string) => ({
    subject: `Bukti pesanan ${number}`,
    title: `Pesanan ${number} sudah kami terima`,
    note: 'Email ini dikirim karena alamat ini tercatat sebagai email perusahaan. Jika Anda tidak mengenal pesanan ini, abaikan email ini.',
  }),
  copySummary: (company: string, title: string, brand: string, zones: string, total: string) =>
    `Pesanan atas nama ${company}: ${title} untuk ${brand}, ${zones}. Total ${total}.`,
  copyPaid: (end: string) => `Langganan aktif sampai ${end}. Tidak ada yang perlu dibayar.`,
  copyUnpaid: 'Cara membayar kami kirim kepada anggota yang memesan.',
}
