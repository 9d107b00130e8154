export const people = {
  roles: { owner: 'Pemilik', manager: 'Manajer', finance: 'Keuangan', staff: 'Staf', auditor: 'Auditor' },
  invitation: (inviter: string, organisation: string, product: string, role: string) => ({
    subject: `Undangan bergabung dengan ${organisation}`,
    title: `${inviter} mengundang Anda`,
    line: `Anda diundang bergabung dengan ${organisation} di ${product} sebagai ${role}.`,
    button: 'Lihat undangan',
    note: 'Undangan ini hanya untuk alamat email ini, berlaku 7 hari, dan hanya dapat dipakai sekali. Jika Anda tidak mengenal pengundangnya, abaikan email ini.',
  }),
  invitationAccepted: (name: string, organisation: string, role: string) => ({
    subject: `${name} bergabung dengan ${organisation}`,
    title: `${name} menerima undangan Anda`,
    lines: [`${name} kini anggota ${organisation} sebagai ${role}.`],
    button: 'Lihat anggota',
    note: 'Anda dapat menghentikan email ini di Pengaturan.',
  }),
  memberJoined: (joined: { name: string; organisation: string; role: string; inviter: string }) => ({
    subject: `${joined.name} bergabung dengan ${joined.organisation}`,
    title: `${joined.name} bergabung dengan ${joined.organisation}`,
    lines: [
      `${joined.name} menerima undangan dari ${joined.inviter} dan kini anggota ${joined.organisation} sebagai ${joined.role}.`,
    ],
    button: 'Lihat anggota',
    note: 'Anda dapat menghentikan email ini di Pengaturan.',
  }),
  ownerAdded: (name: string, organisation: string) => ({
    subject: `${organisation} memiliki pemilik baru`,
    title: `${name} kini pemilik ${organisation}`,
    lines: ['Pemilik dapat mengelola anggota, pembayaran, integrasi, dan data organisasi.'],
    button: 'Lihat anggota',
    note: 'Jika Anda tidak mengharapkan ini, keluarkan orang tersebut di halaman anggota, ganti kata sandi Anda, dan hubungi kami.',
  }),
  roleChanged: (organisation: string, role: string) => ({
    subject: `Peran Anda di ${organisation} berubah`,
    title: `Peran Anda sekarang ${role}`,
    lines: [`Pemilik ${organisation} mengubah peran Anda. Perubahan ini langsung berlaku.`],
    button: 'Lihat yang dapat dilakukan setiap peran',
    note: 'Anda dapat menghentikan email ini di Pengaturan.',
  }),
  accessEnded: {
    removed: (organisation: string) => ({
      subject: `Akses Anda ke ${organisation} berakhir`,
      title: `Akses ke ${organisation} berakhir`,
      lines: [`Anda bukan lagi anggota ${organisation}. Akun pribadi Anda tetap ada.`],
    }),
    deactivated: (organisation: string) => ({
      subject: `Akses Anda ke ${organisation} dinonaktifkan`,
      title: `Akses ke ${organisation} dinonaktifkan`,
      lines: [
        `Pemilik ${organisation} menonaktifkan akses Anda. Akun pribadi Anda tetap ada, dan akses dapat diaktifkan lagi.`,
      ],
    }),
  },
  accessEndedNote: 'Ada pertanyaan? Hubungi pemilik organisasi tersebut.',
  ownershipTransferred: (organisation: string) => ({
    subject: `Kepemilikan ${organisation} dialihkan`,
    button: 'Lihat anggota',
    note: 'Jika Anda tidak mengharapkan ini, segera ganti kata sandi Anda dan hubungi kami.',
  }),
  ownershipReceived: (organisation: string) => ({
    title: `Anda sekarang pemilik ${organisation}`,
    lines: [
      'Kepemilikan organisasi ini dialihkan kepada Anda. Anda dapat mengelola anggota, peran, dan data organisasi.',
    ],
  }),
  ownershipGiven: (organisation: string) => ({
    title: `Anda mengalihkan ${organisation}`,
    lines: ['Kepemilikan organisasi ini sudah dialihkan. Peran Anda sekarang Manajer.'],
  }),
}
