const id = {
  /** The package title of a trial. */
  title: 'Masa coba',
  started: (brand: string, date: string) => ({
    subject: `Masa coba ${brand} dimulai`,
    heading: 'Masa coba Anda dimulai',
    lines: [
      `Musik berlisensi di satu zona ${brand} sampai ${date} pukul 23.59 WIB. Tidak ada tagihan, dan masa coba berakhir sendiri.`,
      'Buka pemutar di perangkat yang tersambung ke pengeras suara, lalu masukkan kodenya di portal.',
    ],
    button: 'Pasangkan perangkat',
    note: 'Lisensi masa coba bukan sertifikat LMKN. Royalti LMKN dibayar terpisah kecuali paket Anda menyebut lain.',
  }),
  ending: (brand: string, date: string) => ({
    subject: `Masa coba ${brand} hampir selesai`,
    heading: 'Masa coba hampir selesai',
    lines: [
      `Musik di ${brand} berhenti sesudah ${date} pukul 23.59 WIB, kecuali Anda memilih paket.`,
      'Paket yang dibayar sekarang mulai tepat setelah masa coba, jadi tidak ada hari yang hilang. Jadwal, playlist, dan pasangan perangkat tetap terpasang.',
    ],
    button: 'Pilih paket',
    note: 'Tidak ingin melanjutkan? Abaikan email ini. Tidak ada yang ditagih.',
  }),
  ended: (brand: string, date: string) => ({
    subject: `Masa coba ${brand} selesai`,
    heading: 'Masa coba selesai, musik berhenti',
    lines: [
      `Masa coba ${brand} berakhir pada ${date}. Musik dan lisensinya sudah berhenti, dan tidak ada tagihan.`,
      'Jadwal, playlist, dan pasangan perangkat masih tersimpan. Begitu paket dibayar, musik menyala lagi tanpa dipasang ulang.',
    ],
    button: 'Lanjutkan dengan paket',
    note: 'Ini email terakhir tentang masa coba Anda.',
  }),
}

const en: typeof id = {
  title: 'Trial',
  started: (brand, date) => ({
    subject: `Your trial at ${brand} has started`,
    heading: 'Your trial has started',
    lines: [
      `Licensed music in one zone at ${brand} until ${date}, 23:59 Jakarta time. Nothing is charged, and the trial ends by itself.`,
      'Open the player on a device that is connected to your speakers, and enter its code in the portal.',
    ],
    button: 'Pair a device',
    note: 'A trial licence is not an LMKN certificate. LMKN royalties are paid separately unless your package says otherwise.',
  }),
  ending: (brand, date) => ({
    subject: `Your trial at ${brand} is about to end`,
    heading: 'Your trial is about to end',
    lines: [
      `The music at ${brand} stops after ${date}, 23:59 Jakarta time, unless you choose a package.`,
      'A package that you pay for now starts right after the trial, so no day is lost. Schedules, playlists and paired devices stay as they are.',
    ],
    button: 'Choose a package',
    note: 'If you do not want to go on, ignore this email. Nothing will be charged.',
  }),
  ended: (brand, date) => ({
    subject: `Your trial at ${brand} has ended`,
    heading: 'Your trial has ended and the music has stopped',
    lines: [
      `The trial at ${brand} ended on ${date}. Music and licence have stopped, and nothing was charged.`,
      'Schedules, playlists and paired devices are still there. Once a package is paid for, the music resumes without setting anything up again.',
    ],
    button: 'Continue with a package',
    note: 'This is the last email about your trial.',
  }),
}

export const trialTexts = { id, en }
