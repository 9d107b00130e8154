import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const body = `Naskah awal. Nama dan alamat penyelenggara di situs ini adalah contoh.

Kebijakan ini menjelaskan data pribadi apa yang kami kumpulkan, untuk apa, dan apa hak Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi. Kami hanya meminta yang diperlukan, dan setiap persetujuan diminta terpisah menurut tujuannya.

## Data yang kami kumpulkan

- **Akun**: nama sesuai KTP, email, nomor ponsel, jenis kelamin, jenis usaha, kata sandi (disimpan dalam bentuk yang tidak dapat dibaca kembali).
- **Usaha**: nama perusahaan dan merek, alamat, email dan telepon perusahaan, NPWP beserta berkasnya, industri, luas area.
- **Transaksi**: paket, pesanan, voucher, dan bukti pembayaran.
- **Pemutaran**: lagu, waktu, dan titik putar. Data ini tentang tempat, bukan tentang orang.
- **Teknis**: alamat IP, perangkat, dan waktu masuk, untuk keamanan akun.

## Untuk apa

- Menyediakan layanan dan memenuhi pesanan Anda (pelaksanaan perjanjian).
- Menerbitkan faktur dan memenuhi kewajiban pajak (kewajiban hukum). Untuk inilah NPWP dan berkasnya diminta.
- Menyapa Anda dengan benar dalam email. Untuk inilah jenis kelamin ditanyakan.
- Melaporkan data pemutaran kepada lembaga manajemen kolektif nasional.
- Menjaga keamanan dan mencegah penyalahgunaan (kepentingan yang sah).
- Mengukur halaman mana yang membantu, hanya bila Anda menyetujuinya.

## Kepada siapa

Lembaga manajemen kolektif nasional menerima data pemutaran. Penyedia server, email, pesan, dan statistik mengolah data atas perintah kami dan terikat perjanjian kerahasiaan. Instansi pemerintah menerima data bila undang-undang mewajibkannya. Kami tidak menjual data pribadi.

Nomor dan berkas pajak tidak pernah ditampilkan kepada umum, tidak ditulis ke dalam log, dan tidak masuk ke statistik.

## Berapa lama

- Akun dan usaha: selama akun ada, lalu dihapus atau dianonimkan.
- Faktur dan pesanan: 10 tahun, sesuai ketentuan perpajakan dan pembukuan.
- Data pemutaran: selama diperlukan untuk pembagian royalti.
- Catatan keamanan: paling lama 12 bulan.
- Pendaftaran yang tidak diselesaikan: dihapus setelah 12 bulan.

## Hak Anda

Anda berhak mengetahui, memperoleh salinan, memperbaiki, membatasi, dan menghapus data pribadi, serta menarik persetujuan. Sebagian besar dapat dilakukan langsung di portal. Untuk selebihnya, [hubungi kami](/contact). Penarikan persetujuan kami laksanakan paling lambat 3 × 24 jam setelah permintaan diterima.

Menarik persetujuan tidak membatalkan pengolahan yang sudah dilakukan, dan tidak menghapus data yang wajib kami simpan menurut hukum.

## Keamanan

Sambungan dienkripsi, kata sandi dan kode disimpan dalam bentuk acak, berkas pajak berada di ruang tertutup, dan akses staf dibatasi menurut tugas. Bila terjadi kegagalan pelindungan data yang menyangkut Anda, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 × 24 jam.

## Penyimpanan di luar Indonesia

Bila data diolah di luar Indonesia, kami memastikan pelindungannya setara dan mencatat negara tujuannya. Daftarnya dapat diminta kepada kami.

## Anak

Layanan ini untuk pelaku usaha dan tidak ditujukan bagi anak di bawah 18 tahun.

## Perubahan

Perubahan diumumkan di halaman ini dengan tanggal versi baru. Bila tujuannya berubah, kami meminta persetujuan baru. Tentang cookie, lihat [halaman cookie](/cookie).`

export const privacyPolicy: PageCopy = {
  title: 'Kebijakan privasi',
  seo: {
    title: 'Privacy Policy',
    description:
      'Data pribadi apa yang kami kumpulkan, untuk apa, berapa lama, dan apa hak Anda menurut UU PDP 27/2022.',
  },
  sections: [buildSection('rich-text', { body })],
}
