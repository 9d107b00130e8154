/** Words of the panel that are ours in both languages: English, Indonesian. */
export const own: Record<string, [en: string, id: string]> = {
  'Auth.form.welcome.title': ['Back office', 'Ruang kerja'],
  'Auth.form.welcome.subtitle': ['Content, orders and partners', 'Konten, pesanan, dan mitra'],
  'Auth.form.register.subtitle': ['Choose a password for your account.', 'Buat kata sandi untuk akun Anda.'],
  'app.components.LeftMenu.navbrand.title': ['Back office', 'Ruang kerja'],
  'app.components.LeftMenu.navbrand.workplace': [
    'Content, orders and partners',
    'Konten, pesanan, dan mitra',
  ],
  'HomePage.header.subtitle': ['What needs you today', 'Yang menunggu Anda hari ini'],
  'components.Input.error.validation.regex': [
    'This form is not accepted here. For keys, use small letters, digits and hyphens: dua-zona',
    'Bentuk ini tidak diterima di sini. Untuk kunci, pakai huruf kecil, angka, dan tanda hubung: dua-zona',
  ],
  'content-manager.validation.whole-number': [
    'Write 50000, without dots or Rp',
    'Tulis 50000, tanpa titik dan tanpa Rp',
  ],
  'panel.queue.applications': ['Partner applications to review', 'Pengajuan mitra untuk ditinjau'],
  'panel.queue.messages': ['Unhandled messages', 'Pesan belum ditangani'],
  'panel.queue.orders': ['Orders awaiting payment', 'Pesanan menunggu pembayaran'],
  'panel.queue.empty': ['Nothing is waiting', 'Tidak ada yang menunggu'],
  'panel.queue.all': ['Show all ({count})', 'Lihat semua ({count})'],
  'panel.confirm.title': ['Are you sure?', 'Anda yakin?'],
  'panel.confirm.paid': [
    'The order becomes paid: the subscription starts and the member is mailed. This cannot be undone.',
    'Pesanan menjadi lunas: langganan dimulai dan anggota diberi tahu lewat email. Ini tidak dapat diurungkan.',
  ],
  'panel.confirm.cancelled': [
    'The order is cancelled and the member is mailed. This cannot be undone.',
    'Pesanan dibatalkan dan anggota diberi tahu lewat email. Ini tidak dapat diurungkan.',
  ],
  'panel.confirm.approved': [
    'The application is approved: a referral code is created and mailed to the applicant. This cannot be undone.',
    'Pengajuan disetujui: kode referal dibuat dan dikirim ke email pemohon. Ini tidak dapat diurungkan.',
  ],
  'panel.confirm.rejected': [
    'The rejection and your note are mailed to the applicant at once.',
    'Penolakan dan catatan Anda langsung dikirim ke email pemohon.',
  ],
  'panel.confirm.yes': ['Yes, save', 'Ya, simpan'],
  'panel.confirm.press-save': [
    'Press Save: it asks before it saves',
    'Tekan Simpan: Anda ditanya sebelum disimpan',
  ],
  'panel.unpublish.title': ['Take it offline?', 'Turunkan dari situs?'],
  'panel.unpublish.body': [
    '“{name}” disappears from the site at once, in the language shown. {consequence} The draft stays here.',
    '“{name}” langsung hilang dari situs dalam bahasa yang tampil. {consequence} Drafnya tetap ada di sini.',
  ],
  'panel.unpublish.yes': ['Take it offline', 'Turunkan'],
  'panel.delete.title': ['Delete it?', 'Hapus?'],
  'panel.delete.body': [
    '“{name}” is deleted for good and disappears from the site at once. {consequence}',
    '“{name}” dihapus untuk selamanya dan langsung hilang dari situs. {consequence}',
  ],
  'panel.delete.yes': ['Delete for good', 'Hapus selamanya'],
  'panel.missing.page': [
    'Visitors find no page at its address.',
    'Pengunjung tidak menemukan halaman di alamatnya.',
  ],
  'panel.missing.industry': [
    'Its page and its tile on the home page are missing.',
    'Halaman dan kotaknya di beranda tidak ada lagi.',
  ],
  'panel.missing.package': [
    'Nobody can order it, and it leaves the price list.',
    'Paket ini tidak dapat dipesan dan hilang dari daftar harga.',
  ],
  'panel.missing.faq': [
    'Links to this question lead nowhere.',
    'Tautan ke pertanyaan ini tidak berfungsi lagi.',
  ],
  'panel.missing.other': [
    'Every page that shows it does so without it.',
    'Semua halaman yang menampilkannya tampil tanpa ini.',
  ],
  'panel.facts.none': ['none', 'tidak ada'],
  'panel.facts.yes': ['yes', 'ya'],
  'panel.facts.no': ['no', 'tidak'],
}
