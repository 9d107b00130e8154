const id = {
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
}

const en: typeof id = {
  key: key => `API key ${key}`,
  webhook: host => `Webhook to ${host}`,
  message: (person, organisation) => ({
    subject: `Review the integrations of ${organisation}`,
    heading: 'Keep or revoke these integrations?',
    lines: [
      `${person} no longer manages the integrations of ${organisation}, but created the keys and webhooks below. They continue to work until you revoke them.`,
      'This person may still have the keys, or control the receiver of a webhook. Revoke what you do not recognise, replace what you still need, and keep the rest.',
    ],
    button: 'Review the integrations',
    note: 'You receive this email because you own the organisation.',
  }),
}

export const emailTexts = { id, en }
