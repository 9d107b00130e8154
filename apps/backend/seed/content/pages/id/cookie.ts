import { buildSection } from '#seed/content/section'
import { renderStorageList } from '../browser-storage'
import type { PageCopy } from '../copy'

const body = `Cookie adalah catatan kecil yang disimpan peramban Anda. Kami memakai sesedikit mungkin, dan yang tidak diperlukan menunggu persetujuan Anda.

## Yang selalu dipakai

${renderStorageList('id', 'cookies')}

Yang berikut disimpan di peramban Anda dan tidak dikirim kepada kami:

${renderStorageList('id', 'storage')}

Tanpa catatan ini situs dan portal tidak dapat bekerja sebagaimana mestinya, karena itu persetujuan tidak diminta.

## Yang menunggu persetujuan

- **Statistik kunjungan** (\`ph_*\`): halaman mana yang dibuka dan dari halaman mana, supaya kami tahu apa yang membantu. Diolah oleh PostHog atas perintah kami, paling lama 365 hari. Tanpa persetujuan Anda tidak ada yang dicatat.

Statistik tidak pernah memuat nomor pajak, berkas pajak, kata sandi, atau isi formulir.

## Mengubah pilihan

Persetujuan dapat ditarik kapan saja dari situs ini, dan semua cookie dapat dihapus melalui pengaturan peramban Anda. Setelah dihapus, Anda perlu masuk kembali ke portal.

Penjelasan lain tentang data pribadi ada pada [kebijakan privasi](/privacy-policy).`

export const cookie: PageCopy = {
  title: 'Cookie',
  seo: {
    title: 'Cookie',
    description: 'Cookie apa yang kami pakai, untuk apa, berapa lama, dan cara mengubah pilihan Anda.',
  },
  sections: [buildSection('rich-text', { body })],
}
