import { buildLink, buildRegisterLink } from '#seed/content/links'
import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const story = `Hampir setiap tempat usaha memutar musik, tetapi sedikit yang dapat menjawab dengan yakin ketika ditanya, “Lisensinya bagaimana?” Kami membuat layanan ini supaya jawabannya mudah ditunjukkan.

Kami menyediakan pemutar musik latar berlisensi untuk ruang publik dan penggunaan komersial, dan ditunjuk resmi oleh lembaga manajemen kolektif nasional untuk mengumpulkan data pemutaran. Data yang rapi membantu royalti sampai kepada orang yang menulis, memainkan, dan merekam lagunya.`

const promises = `- **Mengatakan apa adanya.** Di dekat setiap harga tertulis apa yang tercakup dan apa yang tidak.
- **Menunjukkan harga sejak awal.** Anda melihat totalnya sebelum mengonfirmasi pesanan, bukan sesudahnya.
- **Tidak menyandera musik.** Menambah zona, memperpanjang, dan berhenti dilakukan dari portal, tanpa menelepon siapa pun.
- **Menjaga data Anda.** Nomor dan berkas pajak tidak pernah dibuka untuk umum dan tidak masuk ke statistik.`

export const about: PageCopy = {
  title: 'Tentang kami',
  seo: {
    title: 'Tentang kami',
    description:
      'Pemutar musik latar berlisensi untuk ruang publik dan penggunaan komersial, dengan data pemutaran yang rapi untuk royalti.',
  },
  sections: [
    buildSection('rich-text', { body: story }),
    buildSection('facts', {
      items: [
        { title: '14 industri yang kami layani', text: 'Dari hotel sampai gedung perkumpulan' },
        { title: 'Ditunjuk resmi', text: 'Mengumpulkan data pemutaran untuk royalti' },
        { title: 'Dua bahasa', text: 'Indonesia dan Inggris, di situs dan portal' },
        { title: 'PP 56/2021', text: 'Beserta peraturan pelaksanaannya' },
      ],
    }),
    buildSection('rich-text', { title: 'Yang kami pegang', body: promises }),
    buildSection('closing', {
      title: 'Ada yang ingin Anda tanyakan?',
      text: 'Kami senang mendengar cerita tentang tempat Anda.',
      primary: buildLink('Hubungi kami', '/contact'),
      secondary: buildRegisterLink('id'),
    }),
  ],
}
