type Account = { bank_name: string; account_number: string; account_holder: string }

const id = {
  summary: (title: string, brand: string, zones: string, total: string) =>
    `${title} untuk ${brand}, ${zones}. Total ${total}.`,
  summaryOfUnits: (units: string, total: string) => `Pesanan untuk ${units}. Total ${total}.`,
  ways: { 'virtual-account': 'virtual account', qris: 'QRIS', 'e-wallet': 'dompet digital', card: 'kartu' },
  online: (ways: string) =>
    `Bayar langsung dengan ${ways} lewat halaman pesanan, atau transfer ke rekening kami.`,
  transfer: (total: string, { bank_name, account_number, account_holder }: Account) =>
    `Transfer ${total} ke ${bank_name}, nomor rekening ${account_number}, atas nama ${account_holder}.`,
  starts: {
    new: 'Langganan mulai pada hari pembayaran kami terima.',
    renewal: 'Langganan diperpanjang begitu pembayaran kami terima.',
    'extra-zones': 'Zona tambahan aktif pada hari pembayaran kami terima.',
    change: 'Paket dan zona baru berlaku begitu pembayaran kami terima.',
  },
  startsOfUnits: 'Langganan dan zona aktif begitu pembayaran kami terima.',
  byStaff:
    'Tim kami membuat pesanan ini atas permintaan Anda. Belum ada yang mengikat sampai dibayar; Anda bisa membatalkannya di halaman pesanan.',
  units: (count: number) => `${count} unit`,
  until: (end: string) => `sampai ${end}`,
  moreUnits: (count: number) => `dan ${count} unit lainnya; semuanya ada di halaman pesanan`,
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
  withheld: (amount: string) =>
    `Anda memotong PPh 23 sebesar ${amount}. Unggah bukti potongnya di halaman pesanan.`,
  active: (title: string, brand: string, zones: string, end: string) =>
    `${title} untuk ${brand}, ${zones}, aktif sampai ${end}.`,
  activeOfUnits: (units: string) => `Langganan untuk ${units} aktif.`,
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
  copySummaryOfUnits: (company: string, units: string, total: string) =>
    `Pesanan atas nama ${company} untuk ${units}. Total ${total}.`,
  copyPaidOfUnits: 'Langganan aktif. Tidak ada yang perlu dibayar.',
  copyPaid: (end: string) => `Langganan aktif sampai ${end}. Tidak ada yang perlu dibayar.`,
  copyUnpaid: 'Cara membayar kami kirim kepada anggota yang memesan.',
}

const en: typeof id = {
  summary: (title, brand, zones, total) => `${title} for ${brand}, ${zones}. Total ${total}.`,
  summaryOfUnits: (units, total) => `Order for ${units}. Total ${total}.`,
  ways: { 'virtual-account': 'a virtual account', qris: 'QRIS', 'e-wallet': 'an e-wallet', card: 'a card' },
  online: ways => `Pay online with ${ways} on the order page, or by transfer to our account.`,
  transfer: (total, { bank_name, account_number, account_holder }) =>
    `Transfer ${total} to ${bank_name}, account number ${account_number}, in the name of ${account_holder}.`,
  starts: {
    new: 'The subscription starts on the day we receive your payment.',
    renewal: 'The subscription is renewed as soon as we receive your payment.',
    'extra-zones': 'The extra zones are active on the day we receive your payment.',
    change: 'The new package and zones take effect once we receive the payment.',
  },
  startsOfUnits: 'The subscriptions and zones are active as soon as we receive your payment.',
  byStaff:
    'Our team placed this order at your request. Nothing is binding until it is paid, and you can cancel it on the order page.',
  units: count => `${count} ${count === 1 ? 'unit' : 'units'}`,
  until: end => `until ${end}`,
  moreUnits: count => `and ${count} more ${count === 1 ? 'unit' : 'units'}; the order page lists all of them`,
  zones: count => `${count} ${count === 1 ? 'zone' : 'zones'}`,
  extraZones: count => `${count} extra ${count === 1 ? 'zone' : 'zones'}`,
  button: 'See the order',
  placed: (number, until) => ({
    subject: `Order ${number}: how to pay`,
    heading: 'Thank you',
    received: 'We received your order.',
    deadline: `If you transfer, use ${number} as the reference. Please pay by ${until}.`,
    note: `An order that is not paid by ${until} is cancelled automatically.`,
  }),
  paid: (number, total) => ({
    subject: `We received your payment for order ${number}`,
    heading: 'Your subscription is active',
    payment: `We received your payment of ${total} for order ${number}.`,
    note: 'Keep this email as proof of your payment.',
  }),
  withheld: amount => `You withheld ${amount} of income tax (PPh 23). Upload the slip on the order page.`,
  active: (title, brand, zones, end) => `${title} for ${brand}, ${zones}, active until ${end}.`,
  activeOfUnits: units => `The subscriptions for ${units} are active.`,
  cancelled: (number, brand) => ({
    subject: `Order ${number} was cancelled`,
    title: `Order ${number} was cancelled`,
    line: `The order for ${brand} was cancelled because we have not received its payment.`,
    note: 'If you have already paid, reply to this email with proof of the transfer.',
  }),
  cancelledHeld: (brand, received) =>
    `The order for ${brand} was cancelled because it was not paid in full. Your ${received} is safe; our team will contact you to return it.`,
  voucher: code => `Voucher ${code} can be used again while it is valid.`,
  copy: number => ({
    subject: `Order confirmation ${number}`,
    title: `We received order ${number}`,
    note: 'You receive this email because this address is listed as the company email. If you do not know this order, ignore this email.',
  }),
  copySummary: (company, title, brand, zones, total) =>
    `Order in the name of ${company}: ${title} for ${brand}, ${zones}. Total ${total}.`,
  copySummaryOfUnits: (company, units, total) =>
    `Order in the name of ${company} for ${units}. Total ${total}.`,
  copyPaidOfUnits: 'The subscriptions are active. There is nothing to pay.',
  copyPaid: end => `The subscription is active until ${end}. There is nothing to pay.`,
  copyUnpaid: 'Payment instructions were sent to the member who placed the order.',
}

export const emailTexts = { id, en }
