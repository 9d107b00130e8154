const id = {
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

const en: typeof id = {
  roles: { owner: 'Owner', manager: 'Manager', finance: 'Finance', staff: 'Staff', auditor: 'Auditor' },
  invitation: (inviter, organisation, product, role) => ({
    subject: `Invitation to join ${organisation}`,
    title: `${inviter} has invited you`,
    line: `You are invited to join ${organisation} on ${product} as ${role}.`,
    button: 'View invitation',
    note: 'This invitation is only for this email address, is valid for 7 days and can be used once. If you do not know the sender, ignore this email.',
  }),
  invitationAccepted: (name, organisation, role) => ({
    subject: `${name} joined ${organisation}`,
    title: `${name} accepted your invitation`,
    lines: [`${name} is now a member of ${organisation} as ${role}.`],
    button: 'See the members',
    note: 'You can stop these emails in Settings.',
  }),
  memberJoined: ({ name, organisation, role, inviter }) => ({
    subject: `${name} joined ${organisation}`,
    title: `${name} joined ${organisation}`,
    lines: [
      `${name} accepted an invitation from ${inviter} and is now a member of ${organisation} as ${role}.`,
    ],
    button: 'See the members',
    note: 'You can stop these emails in Settings.',
  }),
  ownerAdded: (name, organisation) => ({
    subject: `${organisation} has a new owner`,
    title: `${name} is now an owner of ${organisation}`,
    lines: ['An owner can manage members, payments, integrations and organisation data.'],
    button: 'See the members',
    note: 'If you did not expect this, remove this person on the members page, change your password and contact us.',
  }),
  roleChanged: (organisation, role) => ({
    subject: `Your role in ${organisation} changed`,
    title: `Your role is now ${role}`,
    lines: [`An owner of ${organisation} changed your role. The change takes effect immediately.`],
    button: 'See what each role can do',
    note: 'You can stop these emails in Settings.',
  }),
  accessEnded: {
    removed: organisation => ({
      subject: `Your access to ${organisation} has ended`,
      title: `Your access to ${organisation} has ended`,
      lines: [`You are no longer a member of ${organisation}. Your own account remains.`],
    }),
    deactivated: organisation => ({
      subject: `Your access to ${organisation} is deactivated`,
      title: `Your access to ${organisation} is deactivated`,
      lines: [
        `An owner of ${organisation} deactivated your access. Your own account remains, and access can be restored.`,
      ],
    }),
  },
  accessEndedNote: 'Questions? Ask an owner of that organisation.',
  ownershipTransferred: organisation => ({
    subject: `Ownership of ${organisation} was transferred`,
    button: 'See the members',
    note: 'If you did not expect this, change your password immediately and contact us.',
  }),
  ownershipReceived: organisation => ({
    title: `You are now an owner of ${organisation}`,
    lines: [
      'Ownership of this organisation was transferred to you. You can manage members, roles and organisation data.',
    ],
  }),
  ownershipGiven: organisation => ({
    title: `You transferred ${organisation}`,
    lines: ['Ownership of this organisation was transferred. Your role is now Manager.'],
  }),
}

export const emailTexts = { id, en }
