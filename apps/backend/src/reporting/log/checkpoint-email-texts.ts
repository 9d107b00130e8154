const id = {
  subject: (day: string) => `Segel log pemakaian, ${day}`,
  heading: (day: string) => `Segel log pemakaian, ${day}`,
  covers: (size: string, added: string) =>
    `Segel ini mencakup seluruh isi log: ${size} catatan, ${added} di antaranya sejak email sebelumnya.`,
  fingerprint: (root: string) => `Sidik jari: ${root}`,
  keep: 'Simpan lampirannya. Dengan lampiran ini Anda dapat membuktikan kapan saja bahwa tidak ada catatan yang diubah, dihapus, atau disisipkan setelahnya.',
  note: 'Anda menerima email ini karena alamat Anda terdaftar sebagai penerima segel harian.',
}

const en: typeof id = {
  subject: day => `Seal of the usage log, ${day}`,
  heading: day => `Seal of the usage log, ${day}`,
  covers: (size, added) =>
    `This seal covers the whole log: ${size} entries, ${added} of them since the email before.`,
  fingerprint: root => `Fingerprint: ${root}`,
  keep: 'Keep the attachment. With it you can prove at any time that no entry was changed, removed or inserted afterwards.',
  note: 'You receive this email because your address is listed as a recipient of the daily seal.',
}

export const emailTexts = { id, en }
