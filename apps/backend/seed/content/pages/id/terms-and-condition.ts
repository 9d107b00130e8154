import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const body = `Naskah awal. Nama, alamat, dan rekening penyelenggara di situs ini adalah contoh.

## 1. Siapa dan apa

Syarat ini mengatur penggunaan situs, portal, dan pemutar musik latar (“layanan”) oleh pemilik usaha (“Anda”). Dengan mencentang persetujuan saat mendaftar, Anda menyatakan berwenang mewakili usaha tersebut. Versi yang Anda setujui, waktunya, dan bahasanya kami catat.

- **Titik putar** atau **zona**: satu ruang atau area yang memutar musik yang sama melalui satu pemutar.
- **Langganan**: hak memakai layanan di satu unit usaha selama periode yang dibayar.
- **LMKN**: Lembaga Manajemen Kolektif Nasional.

## 2. Akun

- Isi data sesuai KTP dan dokumen usaha. Data yang tidak cocok dapat menunda pemeriksaan.
- Jaga kata sandi Anda. Beri staf akses sendiri; jangan berbagi akun.
- Beri tahu kami segera bila akun dipakai tanpa izin. Semua sesi dapat diakhiri dari portal.

## 3. Paket, harga, dan pesanan

- Harga adalah harga paket per zona per periode, dikalikan jumlah zona, dikurangi voucher bila ada. Total tidak pernah kurang dari nol.
- Semua harga dalam rupiah. Bila PPN berlaku, PPN sudah termasuk dan dirinci pada pesanan.
- Pesanan mengikat setelah Anda mengonfirmasinya. Harga pada pesanan tidak berubah walaupun daftar harga berubah.
- Pesanan yang belum dibayar dalam 7 hari dibatalkan otomatis dan voucher yang dipakai kembali tersedia.

## 4. Pembayaran dan masa berlaku

- Pembayaran dilakukan dengan salah satu metode online pada pesanan, atau dengan transfer ke rekening yang tertulis di sana, dengan nomor pesanan sebagai keterangan.
- Langganan mulai pada hari pembayaran kami terima dan berjalan menurut bulan kalender, waktu Jakarta.
- Zona yang ditambahkan di tengah periode berakhir bersama langganannya dan dihitung per hari, dibulatkan ke atas.
- Kami mengingatkan sebelum masa berlaku habis. Layanan tidak diperpanjang tanpa pesanan baru dari Anda.
- Setelah periode berakhir, musik tetap diputar selama masa tenggang tujuh hari dan lisensi berstatus “Perpanjangan terlambat”. Perpanjangan yang dibayar dalam masa tenggang dimulai dari akhir periode lama. Sesudahnya musik berhenti sampai pembayaran diterima. Langganan yang perpanjangannya Anda hentikan, yang dananya dikembalikan, atau yang diakhiri lebih awal tidak mempunyai masa tenggang.

## 5. Yang boleh dan yang tidak

Musik boleh diperdengarkan di dalam unit usaha dan zona yang terdaftar, kepada tamu, pelanggan, dan karyawan Anda. Anda tidak boleh:

- merekam, menyalin, menyiarkan, atau mengalirkan musik ke luar tempat usaha;
- memakainya untuk pertunjukan langsung, karaoke, siaran, iklan, atau produksi video;
- memakai satu langganan untuk lebih banyak zona atau alamat daripada yang dibayar;
- mengubah, menutupi, atau memindahkan sertifikat ke titik putar lain.

## 6. Royalti

{royalty_answer}

Dasar hukum: Peraturan Pemerintah Nomor 56 Tahun 2021 beserta peraturan pelaksanaannya. Tabel tercakup dan tidak tercakup pada [halaman lisensi](/license#coverage) adalah bagian dari syarat ini, dalam keadaan pada tanggal pesanan Anda.

## 7. Data pemutaran

Pemutar mencatat lagu, waktu, dan titik putar, lalu mengirimkannya kepada lembaga manajemen kolektif nasional. Anda setuju pencatatan ini tidak dimatikan atau diubah. Data pribadi diatur dalam [kebijakan privasi](/privacy-policy).

## 8. Ketersediaan

Kami merawat layanan dengan sungguh-sungguh, tetapi tidak dapat menjamin tanpa gangguan. Lagu dapat keluar dari katalog karena keputusan pemegang hak. Bila layanan tidak dapat dipakai lebih dari 24 jam berturut-turut karena kesalahan kami, masa berlaku diperpanjang selama waktu yang hilang.

## 9. Berhenti dan penangguhan

- Anda dapat berhenti kapan saja dengan tidak memesan periode berikutnya. Layanan tetap berjalan sampai akhir periode yang sudah dibayar.
- Biaya periode yang sedang berjalan tidak dikembalikan, kecuali layanan tidak dapat kami sediakan karena kesalahan kami.
- Kami dapat menangguhkan layanan bila syarat ini dilanggar, setelah memberi tahu Anda dan memberi waktu yang wajar untuk memperbaikinya, kecuali bila hukum menuntut tindakan segera.

## 10. Tanggung jawab

Tanggung jawab kami atas kerugian langsung dibatasi sebesar biaya yang Anda bayar dalam 12 bulan terakhir. Batas ini tidak berlaku untuk kesengajaan, kelalaian berat, dan hal yang menurut hukum tidak dapat dibatasi.

## 11. Perubahan syarat

Perubahan kami umumkan di halaman ini dengan nomor versi baru dan melalui email, paling lambat 14 hari sebelum berlaku. Pesanan yang sudah dikonfirmasi tetap mengikuti versi yang Anda setujui.

## 12. Hukum dan penyelesaian

Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan lebih dulu dengan musyawarah, kemudian melalui pengadilan negeri di tempat kedudukan penyelenggara. Bila naskah bahasa Inggris berbeda, naskah bahasa Indonesia yang berlaku.

Pertanyaan tentang syarat ini: [hubungi kami](/contact).`

export const termsAndCondition: PageCopy = {
  title: 'Syarat dan ketentuan',
  seo: {
    title: 'Syarat dan Ketentuan',
    description:
      'Syarat penggunaan layanan musik latar berlisensi: akun, harga, pembayaran, penggunaan, royalti, dan berhenti.',
  },
  sections: [buildSection('rich-text', { body })],
}
