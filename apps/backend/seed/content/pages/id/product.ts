import { buildCard } from '#seed/content/industries/sections'
import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const product: PageCopy = {
  title: 'Produk dan harga',
  seo: {
    title: 'Produk dan harga musik berlisensi',
    description:
      'Playlist kurasi, jadwal, zona, remote di ponsel, dan catatan pemutaran otomatis. Harga per zona, bulanan atau tahunan.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'Pemutar musik latar yang dibuat untuk ruang usaha: satu tempat untuk memilih musik, menyusun jadwal, dan mengendalikan zona. Paket berbeda menurut jumlah zona dan lokasi, bukan menurut fiturnya.',
    }),
    buildSection('features', {
      title: 'Memilih dan menyusun musik',
      text: 'Untuk Anda yang tahu persis musiknya, dan untuk Anda yang ingin dibantu.',
      cards: [
        buildCard([
          'playlist',
          'Buat playlist sendiri',
          'Susun, ubah, dan urutkan lagu sesuai karakter tempat Anda',
          'Simpan beberapa versi untuk hari biasa, akhir pekan, dan acara khusus.',
        ]),
        buildCard([
          'people',
          'Kurasi siap putar',
          'Pilih menurut jenis usaha, suasana, genre, atau artis',
          'Urutannya diacak ulang setiap putaran, supaya pelanggan tetap Anda tidak mendengar urutan yang sama.',
        ]),
        buildCard([
          'filter',
          'Filter lagu eksplisit',
          'Nyalakan sekali, lirik kasar tidak lagi ikut terputar',
          'Berlaku untuk semua zona atau hanya zona yang Anda pilih.',
        ]),
        buildCard([
          'tailored',
          'Kurasi untuk mal',
          'Saring playlist menurut gender, kelompok usia, dan gaya hidup pengunjung',
          'Tiap lantai adalah zona dengan jadwalnya sendiri.',
        ]),
      ],
    }),
    buildSection('features', {
      title: 'Mengatur ruang dan waktu',
      text: 'Sekali disusun, berjalan setiap hari.',
      cards: [
        buildCard([
          'schedule',
          'Jadwal yang berjalan sendiri',
          'Musik berganti mengikuti jam buka, jam ramai, dan tutup',
          'Untuk mal, susun sepekan penuh lebih dulu.',
        ]),
        buildCard([
          'zones',
          'Banyak zona sekaligus',
          'Beberapa ruang memutar musik berbeda pada waktu yang sama',
          'Semua zona terlihat dan dikendalikan lewat cloud.',
        ]),
        buildCard([
          'remote',
          'Remote lewat QR',
          'Pemilik dan staf memindai QR untuk mengendalikan musik',
          'Staf tanpa akun memakai PIN atau meminta izin, dan aksesnya berakhir setelah delapan jam.',
        ]),
      ],
    }),
    buildSection('features', {
      title: 'Lisensi, laporan, dan tagihan',
      text: 'Bagian yang biasanya merepotkan, dibuat rapi.',
      cards: [
        buildCard([
          'licence',
          'Lisensi QR per titik',
          'Sertifikat digital untuk setiap pemutar, statusnya langsung terbaca',
          'Pasang di dekat pemutar; petugas cukup memindainya.',
        ]),
        buildCard([
          'report',
          'Laporan yang tersusun sendiri',
          'Setiap pemutaran tercatat dan dapat diunduh per bulan dari portal',
          'Laporan bulanan dikirim otomatis ke lembaga manajemen kolektif nasional.',
        ]),
        buildCard([
          'packages',
          'Paket dan riwayat pembelian',
          'Perpanjang, tambah zona, dan unduh bukti dari satu tempat',
          'Setiap lokasi dan pesanannya tercatat atas nama usaha Anda.',
        ]),
      ],
    }),
    buildSection('packages', {
      title: 'Harga per zona, jelas sejak awal.',
      text: 'Pilih bulanan atau tahunan. Totalnya adalah harga per zona dikalikan jumlah zona, dikurangi voucher bila ada.',
    }),
    buildSection('calculator', {
      title: 'Hitung untuk tempat Anda.',
      text: 'Pilih industri dan ukuran tempat Anda. Hasilnya perkiraan, dengan rumus dan sumbernya. {royalty}',
    }),
    buildSection('coverage', { title: 'Apa yang tercakup, apa yang tidak.', text: '{royalty_answer}' }),
    buildSection('questions', { title: 'Pertanyaan yang sering diajukan' }),
    buildSection('closing', {
      title: 'Coba dari satu zona.',
      text: 'Daftar, tentukan zona, dan lihat totalnya sebelum Anda mengonfirmasi pesanan.',
      primary: buildRegisterLink('id'),
      secondary: buildLink('Bicara dengan kami', '/contact'),
    }),
  ],
}
