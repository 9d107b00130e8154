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

const id = {
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

const englishStates: Record<IncidentKind, string> = {
  offline: 'offline',
  'dead-air': 'no sound',
  muted: 'sound output off',
  'low-cache': 'little music cached',
  'wrong-clock': 'wrong device clock',
}

const englishSteps: Record<IncidentKind, string> = {
  offline:
    'Check the power and the internet connection of the device at the venue, then open the player again. The music continues from the cache while it lasts.',
  'dead-air':
    'Reload the player’s screen at the venue. If it stays silent, restart the device and check its sound settings.',
  muted:
    'Tap the player’s screen once, then check the cable and the device’s sound output. We cannot see amplifiers and speakers, so check those as well.',
  'low-cache':
    'Check the internet connection at the venue and the free space on the device. Without a cache, the music stops when the connection fails.',
  'wrong-clock': 'Set the date and time of the device to automatic, so that the schedule runs on time.',
}

const en: typeof id = {
  states: englishStates,
  steps: englishSteps,
  zone: (zone, unit) => `${zone}, ${unit}`,
  alert: {
    subject: (zone, state) => `${zone}: ${state}`,
    subjectMany: count => `${count} zone incidents`,
    heading: 'A zone needs attention',
    since: (zone, state, time) => `${zone}: ${state} since ${time}.`,
    item: (zone, state, time) => `${zone}: ${state} since ${time}`,
    many: 'Open a zone to see what to do next.',
    button: 'Open the zone',
    buttonMany: 'See all incidents',
  },
  digest: {
    subject: count =>
      count === 1 ? '1 zone without music in opening hours' : `${count} zones without music in opening hours`,
    heading: 'Zone summary',
    line: 'These zones were offline or silent during opening hours in the last 24 hours.',
    item: (zone, state, duration, open) => `${zone}: ${state} for ${duration}${open ? ', ongoing' : ''}`,
    next: 'Open a zone to see what to do next. If its opening hours are not right, change them on the unit’s page.',
    button: 'See all incidents',
  },
  more: count => `And ${count} more ${count === 1 ? 'zone' : 'zones'}`,
  duration: (hours, minutes) =>
    [
      hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
      minutes > 0 || hours === 0 ? `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : '',
    ]
      .filter(Boolean)
      .join(' '),
  note: 'You can choose which emails about zones you receive in Settings.',
}

export const emailTexts = { id, en }
