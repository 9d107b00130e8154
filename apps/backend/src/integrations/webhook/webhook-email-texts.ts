const id = {
  subject: 'Webhook dimatikan setelah gagal terus',
  heading: 'Webhook Anda kami matikan',
  text: (host: string) => `Semua kiriman ke ${host} gagal selama tiga hari, jadi kami berhenti mengirim.`,
  next: 'Perbaiki penerimanya, lalu nyalakan lagi webhook di portal. Perubahan selama webhook mati tidak dikirim ulang.',
  button: 'Buka webhook',
  note: 'Anda menerima email ini karena Anda pemilik organisasi.',
}

const en: typeof id = {
  subject: 'A webhook was switched off after repeated failures',
  heading: 'We have switched off your webhook',
  text: host => `Every delivery to ${host} failed for three days, so we have stopped sending.`,
  next: 'Fix the receiver, then switch the webhook on again in the portal. Changes in between are not sent later.',
  button: 'Open the webhook',
  note: 'You receive this email because you own the organisation.',
}

export const emailTexts = { id, en }
