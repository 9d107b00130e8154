import { buildQuestionGroup } from './entry'

export const packagesPaymentQuestions = buildQuestionGroup('packages-payment', 2, [
  {
    key: 'documents',
    featured: 4,
    id: [
      'Dokumen apa yang perlu disiapkan?',
      'NPWP dalam bentuk PDF, JPEG, atau PNG, serta alamat lengkap tiap lokasi. Isi nama persis seperti pada KTP dan dokumen usaha, supaya pemeriksaannya tidak tertunda.',
    ],
    en: [
      'Which documents should I have ready?',
      'Your tax number (NPWP) as a PDF, JPEG or PNG, and the full address of every location. Enter names exactly as on the identity card and business papers, so that nothing is held up.',
    ],
  },
  {
    key: 'how-price-works',
    featured: 5,
    id: [
      'Bagaimana harga dihitung?',
      'Harga per zona dan periode dikalikan jumlah zona, lalu dikurangi voucher bila ada. Totalnya terlihat sebelum Anda mengonfirmasi pesanan.',
    ],
    en: [
      'How is the price calculated?',
      'The price per zone and period times the number of zones, less your voucher if you have one. You see the total before you confirm the order.',
    ],
  },
  {
    key: 'how-to-pay',
    id: [
      'Bagaimana cara membayar?',
      'Dengan virtual account, QRIS, dompet digital, atau kartu di halaman pesanan, atau dengan transfer bank ke rekening yang tertulis di sana, memakai nomor pesanan sebagai keterangan. Langganan mulai pada hari pembayaran kami terima. Pesanan yang belum dibayar dalam 7 hari dibatalkan otomatis.',
    ],
    en: [
      'How do I pay?',
      'By virtual account, QRIS, e-wallet or card on the page of the order, or by bank transfer to the account shown there, with the order number as reference. The subscription starts on the day we receive payment. An order that is not paid within 7 days is cancelled automatically.',
    ],
  },
  {
    key: 'voucher',
    id: [
      'Di mana saya memasukkan kode voucher?',
      'Pada langkah Order Detail, sebelum mengonfirmasi. Potongannya langsung terlihat. Bila kode tidak dapat dipakai, alasannya disebutkan dan pesanan Anda tidak berubah.',
    ],
    en: [
      'Where do I enter a voucher code?',
      'At the Order Detail step, before you confirm. You see the discount immediately. If a code cannot be used, we say why, and your order stays as it was.',
    ],
  },
  {
    key: 'add-zones',
    id: [
      'Bisakah menambah zona di tengah periode?',
      'Bisa. Zona baru berakhir bersama langganan yang sedang berjalan, dan biayanya dihitung per hari sampai tanggal itu.',
    ],
    en: [
      'Can I add zones in the middle of a period?',
      'Yes. New zones end together with the running subscription and are charged by the day until then.',
    ],
  },
  {
    key: 'late-renewal',
    id: [
      'Bagaimana bila perpanjangan terlambat dibayar?',
      'Musik tetap diputar tujuh hari setelah periode berakhir. Selama itu lisensi berstatus “Perpanjangan terlambat”, dan perpanjangan dimulai dari akhir periode lama. Sesudahnya musik berhenti, lalu menyala sendiri begitu pembayaran diterima.',
    ],
    en: [
      'What if a renewal is paid late?',
      'The music goes on for seven days after the period. During these days, the licence is marked “Renewal overdue”, and a renewal starts when the last period ended. After that the music stops, and starts again by itself once the payment arrives.',
    ],
  },
  {
    key: 'leaving',
    id: [
      'Bagaimana bila saya ingin berhenti?',
      'Cukup tidak memesan periode berikutnya. Tidak ada perpanjangan otomatis, dan musik tetap berjalan sampai akhir periode yang sudah dibayar, ditambah tujuh hari masa tenggang. Bila Anda menghentikan perpanjangan di portal, musik berhenti tepat di akhir periode.',
    ],
    en: [
      'What if I want to stop?',
      'Simply do not order another period. Nothing renews automatically, and the music plays until the end of the period you paid for, plus seven days of grace. If you stop the renewal in the portal, the music stops right at the end of the period.',
    ],
  },
])
