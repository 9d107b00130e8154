/** Messages of the page of monthly reports: English, Indonesian. */
export const usageReportMessages: Record<string, [en: string, id: string]> = {
  'panel.reports.title': ['Usage reports', 'Laporan pemakaian'],
  'panel.reports.text': [
    'A month is final on the 3rd of the next one. Plays that arrive later are reported in supplements; a report is never rewritten.',
    'Laporan bulanan menjadi final pada tanggal 3 bulan berikutnya. Pemutaran yang masuk kemudian dilaporkan dalam tambahan; laporan tidak pernah ditulis ulang.',
  ],
  'panel.reports.empty': ['No month has been reported yet', 'Belum ada bulan yang dilaporkan'],
  'panel.reports.failed': ['The reports cannot be read at the moment', 'Laporan sedang tidak dapat dibaca'],
  'panel.reports.create': ['Create the report for {month}', 'Buat laporan {month}'],
  'panel.reports.requested': ['The report is being produced', 'Laporan sedang dibuat'],
  'panel.reports.not-requested': [
    'There is nothing new to report, or the report is already being produced',
    'Tidak ada yang baru untuk dilaporkan, atau laporan sedang dibuat',
  ],
  'panel.reports.not-downloaded': [
    'The file was not downloaded. If this happens again, reproduce and compare the report',
    'Berkas tidak terunduh. Jika terulang, buat ulang dan bandingkan laporan ini',
  ],
  'panel.reports.final': ['Final', 'Final'],
  'panel.reports.supplement': ['Supplement', 'Tambahan'],
  'panel.reports.version': ['version {version}', 'versi {version}'],
  'panel.reports.plays': ['Plays', 'Pemutaran'],
  'panel.reports.hours': ['Hours', 'Jam'],
  'panel.reports.excluded': [
    'Not reported: shorter than {seconds} s',
    'Tidak dilaporkan: kurang dari {seconds} detik',
  ],
  'panel.reports.seals': ['Seals', 'Segel'],
  'panel.reports.created': ['Created', 'Dibuat'],
  'panel.reports.format': ['Format', 'Format'],
  'panel.reports.rows': ['Lines', 'Baris'],
  'panel.reports.size': ['Size', 'Ukuran'],
  'panel.reports.copy': ['Copy the checksum of {format}', 'Salin checksum {format}'],
  'panel.reports.copied': ['Copied', 'Tersalin'],
  'panel.reports.download': ['Download {format}', 'Unduh {format}'],
  'panel.reports.compare': ['Reproduce and compare', 'Buat ulang dan bandingkan'],
  'panel.reports.details': ['Quality, totals and downloads', 'Mutu, total, dan unduhan'],
  'panel.reports.running.create': ['Producing the report for {month}', 'Membuat laporan {month}'],
  'panel.reports.running.compare': [
    'Reproducing {month}, version {version}',
    'Membuat ulang {month}, versi {version}',
  ],
  'panel.reports.progress': [
    '{done} of {total} sealed plays read',
    '{done} dari {total} pemutaran tersegel dibaca',
  ],
  'panel.reports.waiting': ['Waiting to start', 'Menunggu dimulai'],
  'panel.reports.outcome.created': ['{month} was reported', '{month} telah dilaporkan'],
  'panel.reports.outcome.nothing-new': [
    '{month}: no further plays have arrived',
    '{month}: tidak ada pemutaran baru yang masuk',
  ],
  'panel.reports.outcome.same': [
    '{month}, version {version}: reproduced, every file is the same',
    '{month}, versi {version}: dibuat ulang, semua berkas sama',
  ],
  'panel.reports.outcome.differs': [
    '{month}, version {version}: files differ ({formats}). Do not send them, and ask the developers to compare the code with the version of that month',
    '{month}, versi {version}: berkas berbeda ({formats}). Jangan dikirim, dan minta pengembang membandingkan kode dengan versi bulan itu',
  ],
  'panel.reports.outcome.failed': [
    '{month}: the report could not be produced. Verify the log of the month with verify-usage, then try again',
    '{month}: laporan gagal dibuat. Periksa log bulan itu dengan verify-usage, lalu coba lagi',
  ],
  'panel.reports.kind.work': ['Works', 'Karya'],
  'panel.reports.kind.performer': ['Performers', 'Penampil'],
  'panel.reports.kind.venue': ['Venues', 'Tempat'],
  'panel.reports.kind.city': ['Cities', 'Kota'],
  'panel.reports.kind.industry': ['Industries', 'Industri'],
  'panel.reports.top': ['{shown} of {count}', '{shown} dari {count}'],
  'panel.reports.share': ['Share of time', 'Porsi waktu'],
  'panel.reports.quality': ['Quality', 'Mutu'],
  'panel.reports.no-findings': ['Nothing unusual was found', 'Tidak ada yang janggal'],
  'panel.reports.finding.silent': [
    'Licensed zones without music ({count})',
    'Zona berlisensi tanpa musik ({count})',
  ],
  'panel.reports.next.silent': [
    'Call the venue: is the player switched on and paired with this zone?',
    'Hubungi tempat ini: apakah pemutarnya menyala dan dipasangkan dengan zona ini?',
  ],
  'panel.reports.finding.device-twice': [
    'Plays of one device at the same time ({count})',
    'Pemutaran bersamaan di satu perangkat ({count})',
  ],
  'panel.reports.next.device-twice': [
    'The clock of the device may be wrong: have the venue check date and time, and look at its clock offset on the zone board.',
    'Jam perangkat mungkin salah: minta tempat ini memeriksa tanggal dan jamnya, dan lihat selisih jamnya di papan zona.',
  ],
  'panel.reports.finding.two-devices': [
    'One zone on two devices in the same minute ({count})',
    'Satu zona di dua perangkat pada menit yang sama ({count})',
  ],
  'panel.reports.next.two-devices': [
    'A second area may play under this licence: ask the venue, and offer a zone for it. Plays of the replaced device are marked in the files.',
    'Mungkin ada area lain yang memakai lisensi ini: tanyakan kepada tempat ini dan tawarkan zona untuknya. Pemutaran perangkat yang diganti ditandai dalam berkas.',
  ],
  'panel.reports.finding.long-day': [
    'Days with more than 24 hours of plays ({count})',
    'Hari dengan lebih dari 24 jam pemutaran ({count})',
  ],
  'panel.reports.next.long-day': [
    'The device may have reported plays twice or was copied: pair it again and tell the developers.',
    'Perangkat mungkin melapor dua kali atau disalin: pasangkan ulang dan beri tahu pengembang.',
  ],
  'panel.reports.finding.credits': ['Tracks without composers ({count})', 'Lagu tanpa komposer ({count})'],
  'panel.reports.next.credits': [
    'Complete the credits in the catalogue. Plays from then on have them; this report stays as it is.',
    'Lengkapi kredit di katalog. Pemutaran sesudahnya akan memuatnya; laporan ini tetap seperti adanya.',
  ],
  'panel.reports.downloads': ['Downloads', 'Unduhan'],
  'panel.reports.no-downloads': ['Nobody has downloaded a file yet', 'Belum ada yang mengunduh berkas'],
}
