/** The status page of the site. */
export const service_status = {
  title: 'Status layanan',
  description: 'Apakah layanan berjalan sekarang, gangguan dan pemeliharaan, dan hasil pemeriksaan 90 hari.',

  overall: {
    good: 'Semua bagian yang kami periksa berjalan',
    failing: 'Ada pemeriksaan yang gagal; kami sedang memastikannya',
    down: 'Ada bagian yang tidak berjalan',
    maintenance: 'Pemeliharaan sedang berlangsung',
    incident: 'Ada gangguan yang sedang kami tangani',
    unknown: 'Keadaan sekarang tidak diketahui',
  },
  down_parts: 'Tidak berjalan: {{parts}}.',
  affected: 'Bagian yang terdampak: {{parts}}.',
  checked: 'Pemeriksaan terakhir: {{time}}.',
  never_checked: 'Belum ada pemeriksaan.',
  copy: 'Ini keadaan pada jam itu. Kalau sudah lewat lebih dari lima menit, yang Anda baca adalah salinan lama.',
  stale:
    'Pemeriksaan kami berhenti lebih dari lima menit lalu. Di bawah ini keadaan terakhir yang diketahui, bukan keadaan sekarang.',
  unreachable:
    'Sistem pusat kami tidak menjawab, jadi portal dan pembayaran mungkin tidak bisa dipakai. Di bawah ini keadaan terakhir yang diketahui.',
  music: 'Musik di lokasi tetap diputar dari pemutarnya sendiri ketika layanan kami terganggu.',
  parts_title: 'Per bagian',
  parts: {
    site: { name: 'Situs', what: 'Beranda situs ini terbuka dari alamat publiknya.' },
    portal: { name: 'Portal anggota', what: 'Halaman masuk portal terbuka dari alamat publiknya.' },
    player: {
      name: 'Sambungan pemutar',
      what: 'Gateway yang melayani pemutar terhubung ke sistem pusat. Sambungan internet di lokasi Anda tidak diukur.',
    },
    payments: {
      name: 'Pembayaran online',
      what: 'Penyedia pembayaran menjawab pertanyaan kami. Bank dan dompet digital satu per satu tidak diukur.',
    },
    emails: {
      name: 'Email dan kode',
      what: 'Email tidak menunggu lebih dari lima menit di sistem kami. Kapan email sampai di kotak masuk tidak diukur.',
    },
    'usage-log': {
      name: 'Log pemakaian',
      what: 'Pemutaran yang sampai masuk ke log pemakaian dalam satu jam; yang kami janjikan dua jam.',
    },
  },
  states: {
    good: 'Berjalan',
    failing: 'Pemeriksaan gagal',
    down: 'Tidak berjalan',
    unmeasured: 'Tidak diukur',
    unknown: 'Tidak diketahui',
  },
  since: 'sejak {{time}}',
  history: '{{percent}} dari {{checks}} pemeriksaan berhasil',
  history_days_one: 'dalam {{count}} hari yang diukur',
  history_days_other: 'dalam {{count}} hari yang diukur',
  no_history: 'Belum ada hasil. Tanpa hasil bukan berarti berjalan.',
  chart:
    '{{good}} hari tanpa kegagalan, {{some}} hari dengan kegagalan, {{bad}} hari banyak gagal, {{none}} hari tanpa data.',
  oldest: '90 hari lalu',
  today: 'hari ini',
  legend: {
    title: 'Cara membaca',
    good: 'Tegak: tidak ada pemeriksaan yang gagal',
    some: 'Miring: sebagian gagal',
    bad: 'Rebah: satu dari dua puluh atau lebih gagal',
    none: 'Titik: tidak ada data, yang bukan berarti berjalan',
  },
  days: {
    title: 'Hari dengan kegagalan atau tanpa data ({{count}})',
    day: 'Hari',
    failed: 'Gagal',
    passed: 'Berhasil',
    missed: 'Tidak diperiksa',
    minutes: '{{minutes}} menit',
  },
  missed:
    'Setiap bagian diperiksa sekali per menit. Menit “tidak diperiksa” adalah menit ketika pemeriksaan kami sendiri tidak jalan, biasanya karena sistem pusat berhenti.',
  notes: {
    title: 'Gangguan dan pemeliharaan',
    current: 'Sedang berlangsung',
    planned: 'Direncanakan',
    past: '90 hari terakhir',
    none: 'Tidak ada catatan dalam 90 hari terakhir.',
    incident: 'Gangguan',
    maintenance: 'Pemeliharaan',
    period: '{{from}} sampai {{until}}',
    from: 'Mulai {{from}}',
  },
  note_states: {
    planned: 'Direncanakan',
    investigating: 'Sedang diselidiki',
    identified: 'Penyebab ditemukan',
    monitoring: 'Sedang dipantau',
    resolved: 'Selesai',
  },
}
