import { buildCard } from '#seed/content/industries/sections'
import { buildLink, buildPricesLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

export const home: PageCopy = {
  title: 'Beranda',
  seo: {
    title: 'Musik latar berlisensi untuk ruang usaha',
    description:
      'Playlist, jadwal, dan zona untuk hotel, kafe, mal, klinik, dan sepuluh industri lain, untuk diputar di setiap ruang.',
  },
  sections: [
    buildSection('hero', {
      title: 'Setiap ruang punya',
      accent: 'iramanya.',
      text: 'Musik latar berlisensi untuk hotel, kafe, mal, klinik, dan sepuluh industri lain. Atur playlist, jadwal, dan zona dari satu tempat; setiap pemutaran tercatat.',
      primary: buildRegisterLink('id'),
      secondary: buildLink('Lihat cara kerja', '/#steps'),
      note: 'Ditunjuk resmi untuk mengumpulkan data pemutaran. {royalty}',
      note_link: buildLink('Lihat apa yang tercakup', '/license#coverage'),
    }),
    buildSection('facts', {
      items: [
        { title: '14 industri yang kami layani', text: 'Dari hotel sampai gedung perkumpulan' },
        { title: 'Tetap berbunyi tanpa jaringan', text: 'Musik tersimpan di pemutar' },
        { title: 'Setiap pemutaran tercatat', text: 'Terlihat di portal, zona demi zona' },
        { title: 'PP 56/2021', text: 'Beserta peraturan pelaksanaannya' },
      ],
    }),
    buildSection('steps', {
      title: 'Dari daftar sampai musik diputar, tiga langkah.',
      text: 'Pendaftaran tersimpan di setiap langkah dan dapat dilanjutkan di perangkat lain.',
      items: [
        {
          title: 'Daftar dan pilih industri',
          text: 'Isi data usaha sesuai dokumen, lalu pilih industri. Untuk hotel, sebutkan bintang dan luas area.',
        },
        {
          title: 'Tentukan paket dan zona',
          text: 'Harga langsung terlihat: harga per zona dikalikan jumlah zona, dikurangi voucher bila ada.',
        },
        {
          title: 'Pasangkan pemutar dan putar',
          text: 'Buka pemutar di perangkat dengan Chrome atau Edge, cocokkan kodenya dari ponsel, dan musik mulai. Data pemutaran tercatat otomatis.',
        },
      ],
    }),
    buildSection('industries', {
      title: '14 industri yang kami layani',
      text: 'Kurasi, jadwal contoh, dan hitungan luas area disiapkan berbeda untuk tiap industri.',
      closing_title: 'Usaha Anda belum ada di sini?',
      closing_text: 'Ceritakan kepada kami, kami carikan padanannya.',
    }),
    buildSection('features', {
      title: 'Satu layar untuk semua ruang.',
      text: 'Pemilik mengatur dari mana saja. Staf mengendalikan musik dari ponselnya.',
      cards: [
        buildCard([
          'playlist',
          'Playlist yang mengerti tempatnya',
          'Pilih kurasi menurut jenis usaha, suasana, genre, atau artis',
          'Atau susun playlist Anda sendiri.',
        ]),
        buildCard([
          'schedule',
          'Jadwal sepekan, sekali susun',
          'Musik berganti sendiri mengikuti jam buka, sampai sepekan ke depan',
        ]),
        buildCard([
          'zones',
          'Setiap zona, musiknya sendiri',
          'Putar musik berbeda di beberapa ruang, kendalikan dari satu layar',
          'Kendali lewat cloud, jadi cabang yang jauh pun tetap dalam jangkauan.',
        ]),
        buildCard([
          'remote',
          'Remote cukup dengan pindai QR',
          'Pemilik dan staf mengendalikan musik dari ponsel, tanpa berbagi akun',
        ]),
        buildCard([
          'filter',
          'Filter lagu eksplisit',
          'Lirik yang tidak pantas tidak ikut terputar di ruang Anda',
        ]),
        buildCard([
          'licence',
          'Lisensi QR di setiap titik',
          'Satu sertifikat digital untuk satu titik putar, statusnya langsung terbaca',
        ]),
        buildCard([
          'report',
          'Laporan pemakaian otomatis',
          'Data pemutaran tercatat sendiri dan terlihat di portal setiap saat',
          'Laporan bulanan dikirim otomatis ke lembaga manajemen kolektif nasional.',
        ]),
        buildCard([
          'packages',
          'Paket dan riwayat pembelian',
          'Lihat paket, perpanjangan, dan semua pesanan di satu tempat',
        ]),
        buildCard([
          'tailored',
          'Mal: menurut siapa yang datang',
          'Playlist menurut gender, kelompok usia, dan gaya hidup pengunjung',
        ]),
      ],
    }),
    buildSection('coverage', {
      title: 'Apa yang tercakup, apa yang tidak.',
      text: 'Kata “berlisensi” sering disalahartikan. Karena itu kami menuliskannya apa adanya.',
    }),
    buildSection('packages', { title: 'Harga per zona, jelas sejak awal.' }),
    buildSection('testimonials', {
      title: 'Kata mereka yang memutarnya',
      text: 'Nama dan kutipan di bawah ini adalah contoh, bukan pelanggan sungguhan.',
    }),
    buildSection('questions', {
      title: 'Pertanyaan yang sering diajukan',
      text: 'Tidak menemukan jawabannya?',
    }),
    buildSection('closing', {
      title: 'Putar musik yang jelas lisensinya.',
      text: 'Mulai dari satu zona. Tambah zona dan cabang berikutnya dari portal yang sama.',
      primary: buildRegisterLink('id'),
      secondary: buildPricesLink('Lihat harga'),
    }),
  ],
}
