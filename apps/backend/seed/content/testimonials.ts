import type { ContentEntry } from './entry'

export const testimonials: ContentEntry[] = [
  {
    shared: { key: 'hotel-group', name: 'Rania A.', rate: 5, sample: true, position: 10 },
    id: {
      job: 'Manajer operasional, grup hotel',
      comments:
        'Dulu tiap cabang memutar sesukanya. Sekarang saya tahu apa yang terdengar di lima lobi, dan jadwalnya berjalan sendiri.',
    },
    en: {
      job: 'Operations manager, hotel group',
      comments:
        'Every branch used to play whatever it liked. Now I know what five lobbies sound like, and the schedule runs itself.',
    },
  },
  {
    shared: { key: 'cafe-owner', name: 'Bagus S.', rate: 5, sample: true, position: 20 },
    id: {
      job: 'Pemilik kafe',
      comments:
        'Barista cukup pindai QR di meja kasir. Tidak ada lagi kata sandi yang ikut keluar bersama karyawan.',
    },
    en: {
      job: 'Café owner',
      comments:
        'My baristas just scan the QR at the till. No more passwords walking out with people who leave.',
    },
  },
  {
    shared: { key: 'clinic-director', name: 'Dr. Lestari W.', rate: 4, sample: true, position: 30 },
    id: {
      job: 'Direktur klinik',
      comments: 'Sertifikatnya jelas. Petugas memindai, statusnya terbaca, selesai.',
    },
    en: {
      job: 'Clinic director',
      comments: 'The certificate is clear. The officer scans it, reads the status, and that is that.',
    },
  },
]
