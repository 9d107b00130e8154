export const seals = {
  subject: (day: string) => `Segel log pemakaian ${day}`,
  heading: (day: string) => `Segel log pemakaian ${day}`,
  sealed: (size: string, total: string) =>
    `${size} pemutaran yang diterima hari itu telah disegel. Sejak segel pertama: ${total}.`,
  fingerprint: (root: string) => `Sidik jari: ${root}`,
  keep: 'Simpan lampirannya. Dengan lampiran ini Anda dapat membuktikan kapan saja bahwa tidak ada baris yang diubah, dihapus, atau disisipkan setelahnya.',
  note: 'Anda menerima email ini karena alamat Anda terdaftar sebagai penerima segel harian.',
}
