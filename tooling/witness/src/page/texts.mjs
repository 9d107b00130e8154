const id = {
  program: (version, operator) => `Program saksi ${version}, dijalankan oleh ${operator}`,
  title: operator => `Saksi ${operator}`,
  other: 'English',
  running: 'Berjalan dan menandatangani',
  waiting: 'Berjalan, menunggu checkpoint pertama',
  waitingWithoutLog: 'Tulis kunci log ke dalam berkas pengaturan witness.conf.',
  quiet: 'Sudah sehari tidak diminta menandatangani',
  needsAttention: 'Berjalan, tetapi perlu dilihat',
  unproven: 'Menolak checkpoint tanpa bukti yang cocok',
  fork: 'Menolak log yang bercabang',
  last: (time, ago) => `Terakhir menandatangani pukul ${time}, ${ago}.`,
  never: 'Belum ada yang ditandatangani.',
  promise: logs =>
    `Komputer ini mengingat pohon pemakaian terakhir dari ${logs}. Ia menandatangani pohon baru hanya bila pohon lama ada utuh di dalamnya. Kalau tidak, ia menolak dan menyimpan kedua-duanya sebagai bukti.`,
  noLog: 'log yang belum ditulis',
  and: 'dan',
  signed: since => `checkpoint ditandatangani sejak ${since}`,
  signedNever: 'checkpoint ditandatangani',
  refusals: 'penolakan',
  entries: 'entri pada pohon terakhir',
  recent: 'Tanda tangan terbaru',
  time: 'Waktu',
  size: 'Ukuran',
  grew: 'Bertambah',
  result: 'Hasil',
  isSigned: 'Ditandatangani',
  isRepeated: 'Setelah diminta ulang',
  refused: 'Yang ditolak',
  refusedMore: count => `${count} penolakan lain ada dalam berkas JSON.`,
  forkExplained: origin =>
    `${origin} telah menandatangani dua pohon yang saling bertentangan. Hanya pemegang kuncinya yang dapat membuat keduanya: inilah buktinya.`,
  unprovenExplained: origin =>
    `Checkpoint ini ditandatangani ${origin}, tetapi bukti yang dikirim bersamanya tidak menghubungkannya dengan pohon lama. Siapa pun dapat mengirim bukti yang rusak, jadi ini belum membuktikan apa-apa. Tanyakan kepada pengelola log.`,
  known: 'Yang ditandatangani saksi',
  unknown: 'Belum ada',
  other_tree: 'Yang ditolak',
  keys: 'Kunci saksi ini',
  keysHint: 'Bacakan baris-baris ini lewat telepon kepada siapa pun yang ingin memastikan.',
  keysLines: 'Kunci lengkap untuk disalin',
  onlyEd25519:
    'Versi Node.js ini belum dapat menandatangani dengan ML-DSA-44. Pasang Node.js 24.7 atau yang lebih baru, lalu jalankan perintah add-key.',
  upkeep: 'Pemeliharaan',
  clock: 'Jam komputer',
  clockBehind: 'lebih awal dari tanda tangan terakhir',
  state: 'Berkas keadaan tertulis',
  stateNotYet: 'belum ada tanda tangan',
  stateFailed: 'tidak dapat ditulis: lihat pesan program',
  settings: 'Pengaturan terbaca',
  settingsWrong: line => (line ? `kesalahan di baris ${line}` : 'kesalahan: lihat pesan program'),
  backup: 'Cadangan kunci',
  backupNever: 'belum ada',
  help: contact =>
    `Kalau layar ini merah, jangan matikan komputer.${contact ? ` Hubungi ${contact}, lalu simpan` : ' Simpan'} kedua checkpoint.`,
  download: 'Unduh semua, JSON',
}

const en = {
  program: (version, operator) => `Witness program ${version}, run by ${operator}`,
  title: operator => `Witness of ${operator}`,
  other: 'Bahasa Indonesia',
  running: 'Running and signing',
  waiting: 'Running, waiting for the first checkpoint',
  waitingWithoutLog: 'Write the keys of a log into the settings, witness.conf.',
  quiet: 'Not asked to sign for a day',
  needsAttention: 'Running, but needs attention',
  unproven: 'Refused a checkpoint without a matching proof',
  fork: 'Refused a log that was forked',
  last: (time, ago) => `Last signed at ${time}, ${ago}.`,
  never: 'Nothing has been signed yet.',
  promise: logs =>
    `This computer remembers the last tree of ${logs}. It signs a new tree only if the old one is contained in it unchanged. Otherwise it refuses, and keeps both as evidence.`,
  noLog: 'a log that is not set yet',
  and: 'and',
  signed: since => `checkpoints signed since ${since}`,
  signedNever: 'checkpoints signed',
  refusals: 'refusals',
  entries: 'entries in the last tree',
  recent: 'Recent signatures',
  time: 'Time',
  size: 'Size',
  grew: 'Added',
  result: 'Result',
  isSigned: 'Signed',
  isRepeated: 'After another request',
  refused: 'What was refused',
  refusedMore: count => `${count} more are in the JSON file.`,
  forkExplained: origin =>
    `${origin} has signed two trees that contradict each other. Only the holder of its key can produce both: this is the proof.`,
  unprovenExplained: origin =>
    `${origin} has signed this checkpoint, but the proof sent with it does not connect it with the old tree. Anybody can send a spoilt proof, so this proves nothing yet. Ask the operator of the log.`,
  known: 'Signed by the witness',
  unknown: 'None yet',
  other_tree: 'Refused',
  keys: 'Keys of this witness',
  keysHint: 'Read these lines over the telephone to anybody who wants to be sure.',
  keysLines: 'Whole keys to copy',
  onlyEd25519:
    'This version of Node.js cannot sign with ML-DSA-44. Install Node.js 24.7 or newer, then run the command add-key.',
  upkeep: 'Maintenance',
  clock: 'Clock of the computer',
  clockBehind: 'earlier than the last signature',
  state: 'State file written',
  stateNotYet: 'nothing signed yet',
  stateFailed: 'cannot be written: see what the program prints',
  settings: 'Settings read',
  settingsWrong: line => (line ? `mistake in line ${line}` : 'mistake: see what the program prints'),
  backup: 'Backup of the keys',
  backupNever: 'never',
  help: contact =>
    `If this page is red, do not switch the computer off.${contact ? ` Call ${contact}, then save` : ' Save'} both checkpoints.`,
  download: 'Download everything, JSON',
}

export const languages = { id, en }

/** The language of a request: that of `?lang=`, or the first that its browser prefers; Indonesian otherwise. */
export function chooseLanguage(url, acceptLanguage = '') {
  const asked = url.searchParams.get('lang')
  if (Object.hasOwn(languages, asked ?? '')) return asked
  const preferred = acceptLanguage.toLowerCase().match(/\b(id|en)\b/)
  return preferred ? preferred[0] : 'id'
}
