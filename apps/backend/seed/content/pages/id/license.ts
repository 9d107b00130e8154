import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const opening = `Memutar musik di tempat usaha adalah penggunaan komersial. Ada dua hal yang berbeda di dalamnya, dan keduanya sering disebut dengan satu kata, “lisensi”.

**Layanan pemutar musik** adalah yang Anda beli dari kami: pemutar, katalog, dan laporan pemutaran.

**Royalti pertunjukan publik** adalah hak pencipta, pemusik, dan produser ketika lagunya diperdengarkan kepada umum. Di Indonesia royalti ini dikelola oleh Lembaga Manajemen Kolektif Nasional (LMKN).

{royalty_answer}`

const basis = `Peraturan Pemerintah Nomor 56 Tahun 2021 tentang pengelolaan royalti hak cipta lagu dan musik, beserta peraturan pelaksanaannya. Peraturan pelaksana yang berlaku saat halaman ini ditulis adalah Permenkum Nomor 27 Tahun 2025, berlaku sejak 7 Agustus 2025: pemilik tempat membayar royalti, melalui LMKN.

Tarif ditetapkan pemerintah dan dapat berubah. Untuk hitungan yang mengikat, tanyakan kepada LMKN.`

const certificate = `Setiap zona yang dilanggankan punya lisensi dengan kode tetap, untuk satu titik putar. Unduh sertifikat A4 dan stikernya dari halaman Lisensi di portal, cetak, lalu pasang di dekat pemutar. Stiker tetap terpakai setelah langganan diperpanjang.

Siapa pun dapat memindai kode QR-nya, atau mengetik kodenya di halaman ini, untuk melihat nama tempat, alamat, zona, masa berlaku, dan kapan musik terakhir diputar di sana. Layar pemutar menampilkan angka yang berganti setiap menit; kalau angka itu cocok, stikernya bukan salinan. Sertifikat A4 juga memuat lisensi bertanda tangan digital yang dapat diperiksa tanpa jaringan.

Sertifikat itu membuktikan langganan Anda, dengan batas yang tertulis di tabel di atas. Itu bukan sertifikat LMKN.`

const data = `Pemutar mencatat lagu apa yang diputar, kapan, dan di titik putar mana. Lembaga manajemen kolektif nasional menunjuk kami untuk mengumpulkannya, sebagai dasar pembagian royalti kepada pemilik hak. Anda melihat data yang sama di portal, dan laporan bulanannya dikirim otomatis kepada lembaga itu. Tidak ada data tentang tamu atau pelanggan Anda di dalamnya.`

export const license: PageCopy = {
  title: 'Lisensi',
  seo: {
    title: 'Lisensi: apa yang tercakup dan apa yang tidak',
    description:
      'Arti “berlisensi” pada layanan ini, kaitannya dengan royalti LMKN, lisensi per titik putar, dan data pemutaran yang dicatat.',
  },
  sections: [
    buildSection('rich-text', { body: opening }),
    buildSection('coverage', { title: 'Apa yang tercakup, apa yang tidak.' }),
    buildSection('rich-text', { title: 'Dasar hukum', body: basis }),
    buildSection('rich-text', { title: 'Sertifikat di titik putar', body: certificate }),
    buildSection('rich-text', { title: 'Data pemutaran', body: data }),
    buildSection('questions', { title: 'Tentang lisensi dan royalti', group: 'licence-royalty' }),
    buildSection('closing', {
      title: 'Masih ada yang belum jelas?',
      text: 'Lebih baik bertanya sekarang daripada menebak saat diperiksa.',
      primary: buildRegisterLink('id'),
      secondary: buildLink('Tanya kepada kami', '/contact'),
    }),
  ],
}
