const id = {
  subject: 'Laporan lagu Anda sudah dijawab',
  heading: 'Jawaban atas laporan lagu Anda',
  confirmed: 'Lagu ini tidak diputar lagi di zona Anda.',
  dismissed: 'Lagu ini boleh diputar lagi di zona Anda.',
  button: 'Lihat laporan lagu',
}

const en: typeof id = {
  subject: 'Your song report has been answered',
  heading: 'Our reply to your song report',
  confirmed: 'This song no longer plays in your zone.',
  dismissed: 'This song may play in your zone again.',
  button: 'See song reports',
}

export const emailTexts = { id, en }
