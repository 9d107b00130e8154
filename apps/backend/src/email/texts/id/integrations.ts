export const integrations = {
  subject: 'Webhook dimatikan setelah gagal terus',
  heading: 'Webhook Anda kami matikan',
  text: (host: string) => `Semua kiriman ke ${host} gagal selama tiga hari, jadi kami berhenti mengirim.`,
  next: 'Perbaiki penerimanya, lalu nyalakan lagi webhook di portal. Perubahan selama webhook mati tidak dikirim ulang.',
  button: 'Buka webhook',
  note: 'Anda menerima email ini karena Anda pemilik organisasi.',
}
