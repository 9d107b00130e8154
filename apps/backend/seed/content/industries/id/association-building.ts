import type { IndustryCopy } from '../copy'

export const associationBuilding: IndustryCopy = {
  name: 'Gedung perkumpulan',
  tagline: 'Pas untuk rapat, arisan, dan resepsi',
  search_terms:
    'aula, balai, gedung serbaguna, gedung pertemuan, ballroom, convention, organisasi, koperasi, klub, balai desa',
  seo: {
    title: 'Musik berlisensi untuk gedung perkumpulan',
    description: 'Musik latar untuk rapat, arisan, dan resepsi di gedung yang sama, berganti sesuai acara.',
  },
  intro: {
    title: 'Satu gedung, pagi rapat, malam resepsi.',
    subtitle:
      'Musik berlisensi untuk aula, balai, dan gedung serbaguna yang setiap harinya dipakai orang yang berbeda.',
    detail:
      'Simpan suasana untuk tiap jenis acara, lalu pilih dari ponsel saat tamu mulai datang. Penyelenggara tidak perlu membawa pemutar sendiri.',
    calculate: 'Hitung untuk gedung saya',
  },
  benefits: {
    title: 'Acara lancar',
    cards: [
      ['people', 'Cocok untuk setiap acara', 'Rapat, arisan, dan resepsi punya suasana siap pakai'],
      ['remote', 'Penyelenggara ikut mengatur', 'Pindai QR ruang, lalu atur dari ponsel, tanpa kabel'],
      ['licence', 'Pengelola tetap tenang', 'Lisensi titik putar jelas bagi penyewa dan petugas'],
    ],
  },
  personalisation: {
    title: 'Satu hari, beberapa tuan rumah.',
    text: 'Catat pemakaian ruang Anda. Musik berganti mengikuti acara, termasuk jeda untuk sambutan dan doa.',
    points: ['Rapat anggota', 'Arisan', 'Resepsi', 'Pameran'],
    playlists: [
      ['08.00', 'Registrasi', 'Instrumental cerah, tempo 85–100'],
      ['10.30', 'Rehat kopi', 'Bossa ringan, tempo 90–105'],
      ['15.00', 'Arisan', 'Pop kenangan, tempo 90–110'],
      ['19.00', 'Resepsi', 'Keroncong dan gesek, tempo 70–90'],
    ],
  },
  features: {
    title: 'Untuk gedung',
    text: 'Pengurus berganti, pengaturannya tetap tersimpan.',
    cards: [
      ['playlist', 'Suasana tiap acara', 'Simpan playlist rapat, arisan, dan resepsi sekali saja'],
      ['zones', 'Aula dan ruang rapat', 'Dua acara dapat berjalan bersamaan dengan musik berbeda'],
      ['packages', 'Riwayat untuk bendahara', 'Paket dan pembelian tercatat untuk laporan pengurus'],
    ],
  },
  closing: {
    title: 'Sambut anggota dengan suasana yang pas.',
    text: 'Mulai dari aula utama, tambahkan ruang rapat bila diperlukan.',
  },
}
