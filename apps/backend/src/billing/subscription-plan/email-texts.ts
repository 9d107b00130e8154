const id = {
  button: 'Lihat langganan',
  note: 'Rencana ini bisa ditarik di halaman unit sebelum berlaku.',
  plans: {
    scheduled: (unit: string, date: string) => ({
      subject: 'Perubahan langganan dijadwalkan',
      line: `${unit}: paket, periode, atau zona yang Anda pilih mulai berlaku dengan perpanjangan ${date}. Sampai hari itu tidak ada yang berubah.`,
    }),
    paused: (unit: string, date: string) => ({
      subject: 'Jeda langganan direncanakan',
      line: `${unit}: musik dan lisensi dijeda mulai ${date} pukul 00.00. Akhir langganan mundur sebanyak hari jeda, dan musik menyala lagi sendiri.`,
    }),
    stopped: (unit: string, date: string) => ({
      subject: 'Perpanjangan dihentikan',
      line: `${unit}: musik dan lisensi tetap berlaku sampai ${date}, lalu berakhir. Kami tidak mengirim pengingat perpanjangan lagi.`,
    }),
    closing: (unit: string, date: string) => ({
      subject: 'Unit akan ditutup',
      line: `${unit}: musik dan lisensi tetap berlaku sampai ${date}. Sesudah itu unit ditutup sendiri; pesanan dan invoicenya tetap tersimpan.`,
    }),
  },
  moved: (unit: string, target: string) => ({
    subject: 'Langganan dipindahkan',
    lines: [
      `Langganan ${unit} sekarang berlaku di ${target}, sampai tanggal yang sama. Musik dan lisensi di ${unit} sudah berakhir.`,
      `Pasangkan pemutar dengan zona di ${target} agar musik menyala di sana.`,
    ],
    note: 'Tagihan yang sudah terbit tidak berubah.',
  }),
  cancelled: (unit: string, amount: string) => ({
    subject: 'Langganan dibatalkan',
    lines: [
      `Langganan ${unit} dibatalkan. Musik dan lisensinya sudah berakhir.`,
      `Kami mengembalikan ${amount}. Anda mendapat nota kredit lewat email begitu uangnya dikirim.`,
    ],
    note: 'Tagihan yang sudah terbit tetap tersimpan bersama nota kreditnya.',
  }),
}

const en: typeof id = {
  button: 'See the subscription',
  note: 'You can withdraw this plan on the page of the unit until it takes effect.',
  plans: {
    scheduled: (unit, date) => ({
      subject: 'Change of your subscription scheduled',
      line: `${unit}: the package, period or zones you chose start with the renewal on ${date}. Nothing changes until then.`,
    }),
    paused: (unit, date) => ({
      subject: 'Pause of your subscription planned',
      line: `${unit}: music and licences pause from midnight on ${date}. The end of the subscription moves by the days of the pause, and music resumes by itself.`,
    }),
    stopped: (unit, date) => ({
      subject: 'Renewal stopped',
      line: `${unit}: music and licences stay valid until ${date} and end then. We will not remind you to renew.`,
    }),
    closing: (unit, date) => ({
      subject: 'Your unit will be closed',
      line: `${unit}: music and licences stay valid until ${date}. Then the unit is closed by itself; its orders and invoices are kept.`,
    }),
  },
  moved: (unit, target) => ({
    subject: 'Subscription moved',
    lines: [
      `The subscription of ${unit} is now in force at ${target}, until the same date. Music and licences at ${unit} have ended.`,
      `Pair a player with a zone at ${target} to start the music there.`,
    ],
    note: 'Invoices that were issued do not change.',
  }),
  cancelled: (unit, amount) => ({
    subject: 'Subscription cancelled',
    lines: [
      `The subscription of ${unit} is cancelled. Its music and licences have ended.`,
      `We refund ${amount}. You get a credit note by email once the money has been sent.`,
    ],
    note: 'Invoices that were issued are kept together with their credit notes.',
  }),
}

export const planEmailTexts = { id, en }
