/** The names of the permissions, listed on the roles page. */
export const permissions = {
  'business-unit': {
    title: 'Unit bisnis',
    read: 'Melihat unit bisnis',
    create: 'Menambah unit bisnis',
    update: 'Mengubah unit bisnis',
    delete: 'Menghapus unit bisnis',
    import: 'Mengimpor unit bisnis',
    export: 'Mengekspor unit bisnis',
  },
  'unit-group': {
    title: 'Kelompok unit',
    update: 'Mengatur kelompok unit dan kuncinya (dengan akses ke semua unit)',
  },
  'tax-file': { title: 'Berkas NPWP', read: 'Membuka berkas NPWP' },
  order: {
    title: 'Pesanan',
    read: 'Melihat pesanan',
    create: 'Memesan paket dan zona',
    cancel: 'Membatalkan pesanan',
    pay: 'Membayar pesanan secara online dan mengirim tautan pembayaran',
  },
  invoice: { title: 'Faktur', read: 'Mengunduh faktur' },
  subscription: { title: 'Langganan', read: 'Melihat langganan' },
  membership: {
    title: 'Anggota',
    read: 'Melihat anggota',
    manage: 'Mengubah peran, menonaktifkan, dan mengeluarkan anggota',
  },
  invitation: {
    title: 'Undangan',
    read: 'Melihat undangan',
    create: 'Mengundang orang (manajer: staf di unitnya)',
  },
  organisation: {
    title: 'Organisasi',
    read: 'Melihat data organisasi',
    update: 'Mengubah data organisasi',
    transfer: 'Mengalihkan kepemilikan',
  },
  audit: { title: 'Jejak audit', read: 'Membaca dan mengunduh jejak audit' },
  integration: {
    title: 'Integrasi',
    read: 'Lihat kunci API dan webhook',
    manage: 'Buat dan cabut kunci API, atur webhook',
  },
  zone: {
    title: 'Zona',
    read: 'Melihat zona dan apa yang diputar',
    update: 'Mengubah nama dan playlist bawaan zona',
    control: 'Menjeda, melewati lagu, mengatur volume, dan memutar pengumuman',
    delegate: 'Mengizinkan staf tanpa akun memakai remote, dan mencabutnya',
  },
  incident: { title: 'Gangguan', read: 'Melihat gangguan dan waktu aktif zona' },
  player: { title: 'Pemutar', manage: 'Memasangkan, mengganti, dan melepas pemutar' },
  schedule: { title: 'Jadwal', update: 'Mengubah jadwal musik' },
  playlist: { title: 'Playlist', update: 'Membuat, mengubah, dan menghapus playlist sendiri' },
  announcement: {
    title: 'Pengumuman',
    read: 'Melihat dan mendengarkan pengumuman',
    update: 'Membuat, mengubah, dan menghapus pengumuman',
  },
  usage: {
    title: 'Laporan pemakaian',
    read: 'Melihat dan mengunduh laporan pemakaian',
    dispute: 'Mengajukan keberatan atas laporan pemakaian',
  },
  licence: {
    title: 'Lisensi',
    read: 'Melihat lisensi dan mengunduh sertifikatnya',
    export: 'Mengunduh sertifikat banyak zona sekaligus',
  },
}
