/** Consents, data export and account deletion. */
export const personal_data = {
  section: 'Privasi',
  title: 'Privasi dan data',
  open: 'Buka privasi dan data',
  consents: 'Persetujuan',
  consents_note: 'Setiap tujuan disetujui secara terpisah. Penarikan langsung berlaku.',
  purposes: {
    terms: 'Syarat dan ketentuan',
    privacy: 'Kebijakan privasi',
    marketing: 'Kabar produk dan penawaran',
  },
  purpose_texts: {
    terms: 'Diperlukan selama Anda memiliki akun.',
    privacy:
      'Pengolahan data Anda menurut kebijakan ini. Boleh ditarik; data yang wajib disimpan menurut kontrak dan hukum tetap tersimpan.',
    marketing: 'Email tentang fitur baru dan penawaran. Boleh ditarik kapan saja.',
  },
  read: 'Baca dokumen',
  given_on: 'Disetujui {{date}}, versi {{version}}',
  withdrawn_on: 'Ditarik {{date}}',
  given: 'Disetujui',
  withdrawn: 'Ditarik',
  give: 'Setujui',
  withdraw: 'Tarik persetujuan',
  consent_given: 'Persetujuan Anda sudah dicatat.',
  consent_withdrawn: 'Persetujuan sudah ditarik.',
  history: 'Riwayat persetujuan',
  history_note: 'Catatan ini hanya bertambah; tidak ada yang diubah atau dihapus.',
  when: 'Waktu',
  purpose: 'Tujuan',
  act: 'Tindakan',
  version: 'Versi',
  language: 'Bahasa',
  languages: { id: 'Indonesia', en: 'Inggris' },
  copy: 'Salinan data Anda',
  copy_text:
    'Berkas JSON berisi semua data Anda yang kami simpan: akun, persetujuan, perangkat, pendaftaran, pesanan, aktivitas.',
  copy_submit: 'Unduh data saya',
  removal: 'Hapus akun',
  removal_text: 'Menghapus akun dan data pribadi Anda secara permanen.',
  removal_open: 'Lanjut ke penghapusan akun',
  removal_title: 'Hapus akun Anda',
  removal_what: 'Yang terjadi',
  removal_effects: {
    person: 'Nama, email, nomor ponsel, dan data pribadi lain dihapus dari sistem kami.',
    sessions: 'Sesi di semua perangkat diakhiri, dan Anda tidak dapat masuk lagi.',
    draft: 'Pendaftaran yang belum selesai dihapus bersama berkasnya.',
    organisation:
      'Pesanan, invoice, dan catatan aktivitas organisasi disimpan sepuluh tahun sesuai kewajiban hukum, tanpa nama Anda.',
  },
  removal_password: 'Masukkan kata sandi Anda. Penghapusan tidak dapat dibatalkan.',
  removal_submit: 'Hapus akun saya',
  last_owner_title: 'Alihkan kepemilikan dulu.',
  last_owner:
    'Anda pemilik terakhir {{organisations}}, dan masih ada anggota lain di sana. Jadikan salah satunya pemilik, lalu kembali ke sini.',
  no_password: 'Akun ini belum memiliki kata sandi. Buat dulu lewat “Lupa kata sandi”, lalu kembali ke sini.',
  terms_due_title: 'Syarat dan ketentuan sudah diperbarui.',
  terms_due: 'Baca versi baru di bawah ini, lalu setujui untuk melanjutkan.',
  terms_accept: 'Setuju dan lanjutkan',
  terms_refuse: 'Tidak setuju? Data Anda tetap dapat diunduh atau dihapus.',
}

export const personal_data_errors = {
  'version-changed': 'Dokumen ini baru saja diperbarui. Baca versi yang baru, lalu setujui.',
  'consent-needed': 'Persetujuan ini diperlukan selama Anda memiliki akun.',
}
