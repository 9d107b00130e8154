/** Messages of our additions to the panel: English, Indonesian. */
export const ownMessages: Record<string, [en: string, id: string]> = {
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
  'panel.field.createdAt': ['Created', 'Dibuat'],
  'panel.field.updatedAt': ['Changed', 'Diubah'],
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
  'panel.unpublish-languages.body': [
    '“{name}” disappears from the site at once, in the languages that you choose. {consequence} The drafts stay here.',
    '“{name}” langsung hilang dari situs dalam bahasa yang Anda pilih. {consequence} Drafnya tetap ada di sini.',
  ],
  'content-manager.actions.unpublish.dialog.body': [
    'It has changes that are not published yet.',
    'Ada perubahan yang belum terbit.',
  ],
  'content-manager.actions.unpublish.dialog.option.keep-draft': [
    'Keep them in the draft',
    'Simpan dalam draf',
  ],
  'content-manager.actions.unpublish.dialog.option.replace-draft': [
    'Discard them: the draft becomes what was published',
    'Buang: draf kembali ke versi yang terbit',
  ],
  'panel.delete.title': ['Delete it?', 'Hapus?'],
  'panel.delete.body': [
    '“{name}” is deleted for good and disappears from the site at once. {consequence}',
    '“{name}” dihapus untuk selamanya dan langsung hilang dari situs. {consequence}',
  ],
  'panel.delete.yes': ['Delete for good', 'Hapus selamanya'],
  'panel.delete-language.title': ['Delete it in this language?', 'Hapus dalam bahasa ini?'],
  'panel.delete-language.body': [
    '“{name}” is deleted for good in the language shown and disappears from the site at once. {consequence} The other language stays.',
    '“{name}” dihapus untuk selamanya dalam bahasa yang tampil dan langsung hilang dari situs. {consequence} Bahasa yang lain tetap ada.',
  ],
  'panel.delete-language.yes': ['Delete for good', 'Hapus selamanya'],
  'panel.setting.title': ['Change this for all visitors?', 'Ubah bagi semua pengunjung?'],
  'panel.setting.body': [
    'Saving changes at once, without a draft: {list}.',
    'Begitu disimpan, tanpa draf, langsung berubah: {list}.',
  ],
  'panel.setting.royalty': [
    'what every page and price says about the LMKN royalty',
    'keterangan royalti LMKN di semua halaman dan harga',
  ],
  'panel.setting.wording_separate': [
    'the wording for a royalty that is not included',
    'kalimat bila royalti tidak termasuk',
  ],
  'panel.setting.wording_included': [
    'the wording for a royalty that is included',
    'kalimat bila royalti termasuk',
  ],
  'panel.setting.coverage': ['the coverage table', 'tabel cakupan'],
  'panel.setting.coverage_date': ['the date of the coverage table', 'tanggal tabel cakupan'],
  'panel.setting.legal_basis': ['the legal basis on the licence page', 'dasar hukum di halaman lisensi'],
  'panel.setting.payment': [
    'the account on every unpaid order, in the portal and in emails',
    'rekening pada setiap pesanan yang belum dibayar, di portal dan di email',
  ],
  'panel.setting.seller': ['the seller on new invoices', 'penjual pada faktur baru'],
  'panel.setting.contact': ['the contacts on the site and in the portal', 'kontak di situs dan di portal'],
  'panel.setting.social': ['the social media links in the footer', 'tautan media sosial di kaki halaman'],
  'panel.missing.page': [
    'Visitors find no page at its address; without the English text they get the Indonesian one.',
    'Pengunjung tidak menemukan halaman di alamatnya; tanpa teks Inggris tampil teks Indonesianya.',
  ],
  'panel.missing.redirects': [
    'So do visitors of {count, plural, one {the former address} other {the # former addresses}} that {count, plural, one {leads} other {lead}} here: {list}.',
    'Begitu juga pengunjung {count} alamat lama yang mengarah ke sini: {list}.',
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
