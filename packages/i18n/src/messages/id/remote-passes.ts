/** Passes for the staff remote, with the errors of their forms. */
export const messages = {
  remote_passes: {
    holders: {
      title: 'Pemegang remote',
      none: 'Belum ada staf yang memegang remote zona ini.',
      members: 'Anggota dengan hak kontrol selalu dapat memakai remote.',
      staff_until: 'Staf, sampai {{time}}',
      granted_by: 'diizinkan {{name}}',
      by_pin: 'dengan PIN',
      you: '(Anda)',
      revoke: 'Cabut',
      revoke_of: 'Cabut izin {{name}}',
      leave: 'Lepaskan remote',
      revoked: 'Izin sudah dicabut.',
    },
    actions: {
      pause: 'Anggota, menjeda musik {{time}}',
      resume: 'Anggota, melanjutkan musik {{time}}',
      volume: 'Anggota, mengatur volume {{time}}',
      skip: 'Anggota, melewati lagu {{time}}',
      identify: 'Anggota, mencari perangkat {{time}}',
      override: 'Anggota, mengganti playlist {{time}}',
      'end-override': 'Anggota, kembali ke jadwal {{time}}',
      other: 'Anggota, memakai remote {{time}}',
    },
    approval: {
      waiting: 'Menunggu Anda',
      question: 'Izinkan {{name}} memakai remote {{zone}}?',
      same_number: 'Angka yang sama harus tampil di ponselnya',
      place: 'Tempat',
      allowed: 'Boleh',
      allowed_what: 'Jeda, lewati, volume, playlist',
      until: 'Sampai',
      until_hours: '{{time}} ({{hours}} jam)',
      approve: 'Izinkan {{hours}} jam',
      decline: 'Tolak',
      approved: 'Izin diberikan. Anda dapat mencabutnya kapan saja di halaman zona.',
      declined: 'Permintaan ditolak.',
    },
    unit: {
      title: 'Remote untuk staf',
      allow: 'Izinkan staf tanpa akun memakai remote',
      text: 'Staf memindai kode di layar pemutar, lalu mengisi nama dan PIN ini atau meminta izin. Izin berlaku {{hours}} jam.',
      pin_hint: '4 sampai 8 angka. PIN baru mengakhiri izin yang diberikan PIN lama.',
      pin_kept: 'PIN sudah ada. Kosongkan agar tetap sama.',
      saved: 'Remote untuk staf sudah disimpan.',
    },
  },
  errors: {
    'staff-remote-off': 'Tempat ini sudah tidak mengizinkan staf tanpa akun memakai remote.',
    'staff-pin-locked':
      'Terlalu banyak PIN salah. Coba lagi dalam {{minutes}} menit, atau minta izin tanpa PIN.',
    'scan-again': 'Kode di layar sudah berganti. Pindai kode yang tampil sekarang, lalu kirim lagi.',
    'pass-ended': 'Izin Anda sudah berakhir. Pindai lagi kode di layar pemutar.',
    'request-settled': 'Permintaan ini sudah dijawab atau sudah berakhir.',
  },
  validation: {
    staff_pin: 'PIN terdiri dari 4 sampai 8 angka.',
    staff_pin_simple: 'PIN ini terlalu mudah ditebak. Hindari angka kembar dan angka berurutan.',
    staff_pin_wrong: 'PIN ini salah. Tanyakan kepada manajer Anda.',
  },
}

export type RemotePassMessages = typeof messages
