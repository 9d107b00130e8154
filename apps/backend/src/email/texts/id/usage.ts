import type { UsageDisputeReason } from '@bgm/validation'

const reasons: Record<UsageDisputeReason, string> = {
  'not-played': 'musik ini tidak diputar',
  'not-recorded': 'ada pemutaran yang tidak tercatat',
  'wrong-time': 'waktu atau lamanya keliru',
  'wrong-credits': 'judul atau penciptanya keliru',
  other: 'hal lain',
}

export const usage = {
  reasons,
  answered: {
    subject: 'Keberatan Anda sudah dijawab',
    heading: 'Jawaban atas keberatan Anda',
    button: 'Lihat keberatan',
    note: 'Belum puas dengan jawabannya? Ajukan keberatan baru dari laporan pemakaian.',
  },
}
