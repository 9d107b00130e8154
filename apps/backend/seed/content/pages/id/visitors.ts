import { buildLink, buildPricesLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const faq: PageCopy = {
  title: 'Pertanyaan yang sering diajukan',
  seo: {
    title: 'Pertanyaan yang sering diajukan',
    description:
      'Jawaban tentang lisensi dan royalti, paket dan pembayaran, pemutar dan zona, serta akun Anda.',
  },
  sections: [
    buildSection('questions', { title: 'Lisensi dan royalti', group: 'licence-royalty' }),
    buildSection('questions', { title: 'Paket dan pembayaran', group: 'packages-payment' }),
    buildSection('questions', { title: 'Pemutar dan zona', group: 'player-zones' }),
    buildSection('questions', { title: 'Akun', group: 'account' }),
    buildSection('closing', {
      title: 'Belum menemukan jawabannya?',
      text: 'Tulis pertanyaan Anda, kami jawab pada hari kerja.',
      primary: buildLink('Hubungi kami', '/contact'),
      secondary: buildPricesLink('Lihat harga'),
    }),
  ],
}

export const clients: PageCopy = {
  title: 'Klien',
  seo: {
    title: 'Klien',
    description:
      'Tempat-tempat yang memutar musik bersama kami, menurut industrinya. Data contoh diberi tanda.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'Dari satu ruang klinik sampai lobi yang buka sepanjang malam. Nama bertanda “contoh” belum merupakan pelanggan sungguhan; kami menggantinya setelah pelanggan memberi izin.',
    }),
    buildSection('testimonials', {
      title: 'Kata mereka yang memutarnya',
      text: 'Nama dan kutipan di bawah ini adalah contoh, bukan pelanggan sungguhan.',
    }),
    buildSection('closing', {
      title: 'Tempat Anda berikutnya?',
      text: 'Daftar hari ini, atau ceritakan dulu kebutuhan Anda.',
      primary: buildRegisterLink('id'),
      secondary: buildLink('Hubungi kami', '/contact'),
    }),
  ],
}

export const contact: PageCopy = {
  title: 'Kontak',
  seo: {
    title: 'Hubungi kami',
    description:
      'Tanya tentang paket, lisensi, usaha internasional, atau kemitraan. Kami menjawab pada hari kerja.',
  },
  sections: [
    buildSection('rich-text', {
      body: `Ceritakan tempat Anda dalam dua atau tiga kalimat: jenis usaha, jumlah ruang, dan apa yang ingin Anda dengar di sana. Kami menjawab pada hari kerja, pukul 09.00–17.00 WIB.

Untuk usaha di lebih dari satu negara, sebutkan negara dan jumlah lokasinya, supaya kami dapat langsung menyiapkan penawaran tertulis.`,
    }),
  ],
}

export const becomePartner: PageCopy = {
  title: 'Jadi mitra',
  seo: {
    title: 'Jadi mitra',
    description:
      'Kenalkan musik berlisensi kepada usaha di sekitar Anda. Tiga langkah: isi data, ditinjau, disetujui.',
  },
  sections: [
    buildSection('rich-text', {
      body: 'Anda menata suara di hotel, memasok mesin kopi, mengelola gedung, atau mendampingi pemilik usaha? Kenalkan mereka pada musik yang jelas lisensinya. Mitra memperoleh kode referal sendiri dan satu orang dari tim penjualan yang dapat dihubungi.',
    }),
    buildSection('steps', {
      title: 'Tiga langkah menjadi mitra.',
      text: 'Anda selalu tahu sedang berada di langkah yang mana.',
      items: [
        {
          title: 'Isi formulir',
          text: 'Ceritakan siapa Anda, di kota mana, dan usaha seperti apa yang Anda dampingi.',
        },
        {
          title: 'Ditinjau tim penjualan',
          text: 'Kami membaca data Anda dan menghubungi bila ada yang perlu dilengkapi.',
        },
        { title: 'Disetujui', text: 'Anda menerima kode referal dan bahan untuk mengenalkan layanan ini.' },
      ],
    }),
  ],
}
