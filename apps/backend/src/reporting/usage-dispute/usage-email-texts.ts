import type { UsageDisputeReason } from '@bgm/validation'

const reasons: Record<UsageDisputeReason, string> = {
  'not-played': 'musik ini tidak diputar',
  'not-recorded': 'ada pemutaran yang tidak tercatat',
  'wrong-time': 'waktu atau lamanya keliru',
  'wrong-credits': 'judul atau penciptanya keliru',
  other: 'hal lain',
}

const id = {
  reasons,
  answered: {
    subject: 'Keberatan Anda sudah dijawab',
    heading: 'Jawaban atas keberatan Anda',
    button: 'Lihat keberatan',
    note: 'Belum puas dengan jawabannya? Ajukan keberatan baru dari laporan pemakaian.',
  },
}

const en: typeof id = {
  reasons: {
    'not-played': 'this music was not played',
    'not-recorded': 'plays are missing',
    'wrong-time': 'the time or length is wrong',
    'wrong-credits': 'the title or composer is wrong',
    other: 'something else',
  },
  answered: {
    subject: 'Your dispute has been answered',
    heading: 'Our reply to your dispute',
    button: 'See disputes',
    note: 'Not satisfied with the answer? Open a new dispute from the usage report.',
  },
}

export const emailTexts = { id, en }
