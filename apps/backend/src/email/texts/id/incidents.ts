import type { IncidentKind } from '@bgm/validation'

const states: Record<IncidentKind, string> = {
  offline: 'terputus',
  'dead-air': 'tidak bersuara',
  muted: 'keluaran suara mati',
  'low-cache': 'simpanan musik menipis',
  'wrong-clock': 'jam perangkat salah',
}

const steps: Record<IncidentKind, string> = {
  offline:
    'Periksa listrik dan internet perangkat di lokasi, lalu buka lagi pemutarnya. Musik berlanjut dari simpanan selama masih ada.',
  'dead-air':
    'Muat ulang layar pemutar di lokasi. Jika masih senyap, nyalakan ulang perangkatnya dan periksa setelan suaranya.',
  muted:
    'Sentuh layar pemutar sekali, lalu periksa kabel dan keluaran suara perangkatnya. Amplifier dan pengeras suara tidak terlihat oleh kami, jadi periksa juga keduanya.',
  'low-cache':
    'Periksa internet di lokasi dan ruang penyimpanan perangkatnya. Tanpa simpanan, musik berhenti saat internet putus.',
  'wrong-clock': 'Atur tanggal dan jam perangkat ke otomatis agar jadwal berjalan tepat waktu.',
}

export const incidents = {
  states,
  steps,
  zone: (zone: string, unit: string) => `${zone}, ${unit}`,
  alert: {
    subject: (zone: string, state: string) => `${zone}: ${state}`,
    subjectMany: (count: number) => `${count} gangguan zona`,
    heading: 'Ada zona yang terganggu',
    since: (zone: string, state: string, time: string) => `${zone}: ${state} sejak ${time}.`,
    item: (zone: string, state: string, time: string) => `${zone}: ${state} sejak ${time}`,
    many: 'Buka zona untuk melihat langkah berikutnya.',
    button: 'Buka zona',
    buttonMany: 'Lihat semua gangguan',
  },
  digest: {
    subject: (count: number) => `${count} zona tanpa musik pada jam buka`,
    heading: 'Ringkasan zona',
    line: 'Zona berikut terputus atau senyap pada jam buka dalam 24 jam terakhir.',
    item: (zone: string, state: string, duration: string, open: boolean) =>
      `${zone}: ${state} ${duration}${open ? ', masih berlangsung' : ''}`,
    next: 'Buka zonanya untuk melihat langkah berikutnya. Jika jam bukanya tidak cocok, ubah di halaman unit.',
    button: 'Lihat semua gangguan',
  },
  more: (count: number) => `Dan ${count} zona lainnya`,
  duration: (hours: number, minutes: number) =>
    [hours > 0 ? `${hours} jam` : '', minutes > 0 || hours === 0 ? `${minutes} menit` : '']
      .filter(Boolean)
      .join(' '),
  note: 'Anda dapat mengatur email tentang zona di Pengaturan.',
}
