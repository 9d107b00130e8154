export const integrations = {
  subject: 'Webhook dimatikan setelah gagal terus',
  heading: 'Webhook Anda kami matikan',
  text: (host: string) => `Semua kiriman ke ${host} gagal selama tiga hari, jadi kami berhenti mengirim.`,
  next: 'Perbaiki penerimanya, lalu nyalakan lagi webhook di portal. Perubahan selama webhook mati tidak dikirim ulang.',
  button: 'Buka webhook',
  note: 'Anda menerima email ini karena Anda pemilik organisasi.',
  review: {
    key: (key: string) => `Kunci API ${key}`,
    webhook: (host: string) => `Webhook ke ${host}`,
    message: (person: string, organisation: string) => ({
      subject: `Periksa integrasi ${organisation}`,
      heading: 'Pertahankan atau cabut integrasi ini?',
      lines: [
        `${person} tidak lagi mengelola integrasi ${organisation}, tetapi pernah membuat kunci dan webhook di bawah ini. Semuanya tetap berfungsi sampai Anda mencabutnya.`,
        'Orang itu mungkin masih menyimpan kuncinya atau menguasai penerima webhook. Cabut yang tidak Anda kenal, ganti yang masih Anda perlukan, dan pertahankan sisanya.',
      ],
      button: 'Periksa integrasi',
      note: 'Anda menerima email ini karena Anda pemilik organisasi.',
    }),
  },
}
