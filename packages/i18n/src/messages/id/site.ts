/** Messages of the marketing site outside the CMS content. */
export const site = {
  coming_soon: 'Segera hadir',
  industry: {
    playlist_sample: 'Contoh playlist',
    other_industries: 'Industri lain',
  },
  questions: {
    title: 'Pertanyaan yang sering diajukan',
    groups: {
      'licence-royalty': 'Lisensi dan royalti',
      'packages-payment': 'Paket dan pembayaran',
      'player-zones': 'Pemutar dan zona',
      account: 'Akun',
    },
    all: 'Semua pertanyaan',
    link: 'Tautan ke pertanyaan ini',
  },
  testimonials: {
    sample: 'Contoh',
    sample_heading: 'Contoh testimoni',
    rate: 'Nilai {{rate}} dari 5',
  },
  picture: { line: 'Musik latar berlisensi untuk bisnis', industry: 'Musik latar berlisensi · {{name}}' },
  clients: { sample: 'Contoh' },
  steps: { step: 'Langkah {{number}}:' },
  version: 'Versi {{date}}',
  contents: 'Daftar isi',
  register_redirect: 'Membuka portal anggota',
}

export const maintenance = {
  title: 'Sebentar, kami sedang menyetem.',
  text: 'Layanan sedang dirawat. Portal dan situs kembali beberapa saat lagi.',
  retry: 'Halaman ini mencoba lagi secara otomatis.',
}

export const consent = {
  title: 'Statistik kunjungan',
  text: 'Kami ingin tahu halaman mana yang bermanfaat. Tanpa persetujuan Anda, tidak ada yang dicatat.',
  accept: 'Setuju',
  decline: 'Tolak',
  more: 'Baca halaman cookie',
}

export const splash = { logo: 'Logo {{name}}', loading: 'Memuat...' }

export const build = {
  new_version: 'Versi baru tersedia.',
  reload: 'Muat ulang',
}
