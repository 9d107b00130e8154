const id = {
  subject: (day: string) => `Segel log pemakaian ${day}`,
  heading: (day: string) => `Segel log pemakaian ${day}`,
  sealed: (size: string, total: string) =>
    `${size} pemutaran yang diterima hari itu telah disegel. Sejak segel pertama: ${total}.`,
  fingerprint: (root: string) => `Sidik jari: ${root}`,
  keep: 'Simpan lampirannya. Dengan lampiran ini Anda dapat membuktikan kapan saja bahwa tidak ada baris yang diubah, dihapus, atau disisipkan setelahnya.',
  note: 'Anda menerima email ini karena alamat Anda terdaftar sebagai penerima segel harian.',
}

const en: typeof id = {
  subject: day => `Seal of the usage log for ${day}`,
  heading: day => `Seal of the usage log for ${day}`,
  sealed: (size, total) =>
    `${size} plays received that day have been sealed. Since the first seal: ${total}.`,
  fingerprint: root => `Fingerprint: ${root}`,
  keep: 'Keep the attachment. With it you can prove at any time that no line was changed, removed or inserted afterwards.',
  note: 'You receive this email because your address is listed as a recipient of the daily seal.',
}

export const emailTexts = { id, en }
