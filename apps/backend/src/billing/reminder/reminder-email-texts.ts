const id = {
  endsLine: (brand: string, title: string, date: string) => `${brand}: ${title}, berakhir ${date}.`,
  graceLine: (brand: string, title: string, date: string) =>
    `${brand}: ${title}, musik tetap diputar sampai ${date}.`,
  moreUnits: (count: number) => `Dan ${count} unit lainnya.`,
  /** `brand` is null when several subscriptions expire. */
  upcoming: (brand: string | null, count: number, days: number) => {
    const subject = brand === null ? `${count} langganan` : `Langganan ${brand}`
    return {
      subject: `${subject} berakhir ${days === 1 ? 'besok' : `dalam ${days} hari`}`,
      heading: 'Saatnya memperpanjang',
      line: 'Perpanjangan mulai tepat setelah periode yang berjalan, jadi tidak ada hari yang hilang. Tanpa perpanjangan, musik masih diputar tujuh hari, lalu berhenti.',
    }
  },
  ending: (brand: string | null, count: number) => ({
    subject: `${brand === null ? `${count} langganan` : `Langganan ${brand}`} segera berakhir`,
    heading: 'Langganan berakhir sesuai permintaan Anda',
    line: 'Perpanjangannya sudah Anda hentikan, jadi musik dan lisensi berhenti sesudah tanggal itu. Bila berubah pikiran, perpanjang sebelum berakhir.',
  }),
  grace: (brand: string | null, count: number) => ({
    subject: `${brand === null ? `Perpanjangan ${count} langganan` : `Perpanjangan langganan ${brand}`} terlambat`,
    heading: 'Perpanjangan terlambat',
    line: 'Periode yang dibayar sudah berakhir. Selama tujuh hari masa tenggang, musik tetap diputar dan lisensi berstatus “Perpanjangan terlambat”. Sesudah itu musik berhenti sampai Anda memperpanjang. Jika dibayar dalam masa tenggang, periode baru dimulai dari akhir periode lama.',
  }),
  button: 'Perpanjang langganan',
  several: 'Perpanjang dan bayar sekaligus',
  pay: 'Bayar perpanjangan',
  note: 'Jika sudah memperpanjang, abaikan email ini.',
  stoppedNote: 'Ini satu-satunya pemberitahuan sebelum langganan berakhir.',
}

const en: typeof id = {
  endsLine: (brand, title, date) => `${brand}: ${title}, ends ${date}.`,
  graceLine: (brand, title, date) => `${brand}: ${title}, the music goes on until ${date}.`,
  moreUnits: count => `And ${count} more units.`,
  upcoming: (brand, count, days) => {
    const subject = brand === null ? `${count} subscriptions end` : `The subscription of ${brand} ends`
    return {
      subject: `${subject} ${days === 1 ? 'tomorrow' : `within ${days} days`}`,
      heading: 'Time to renew',
      line: 'A renewal starts right after the current period, so no day is lost. Without a renewal, the music goes on for seven more days and then stops.',
    }
  },
  ending: (brand, count) => ({
    subject: `${brand === null ? `${count} subscriptions end` : `The subscription of ${brand} ends`} soon`,
    heading: 'Your subscription ends as you asked',
    line: 'You have stopped the renewal, so music and licences end after that date. If you change your mind, renew before then.',
  }),
  grace: (brand, count) => ({
    subject: `${brand === null ? `The renewals of ${count} subscriptions are` : `The renewal of ${brand} is`} overdue`,
    heading: 'Your renewal is overdue',
    line: 'The paid period has ended. For seven days of grace the music goes on, and the licence is marked “Renewal overdue”. After that the music stops until you renew. If you pay within these seven days, the new period starts when the last one ended.',
  }),
  button: 'Renew the subscription',
  several: 'Renew and pay at once',
  pay: 'Pay for the renewal',
  note: 'If you have already renewed, ignore this email.',
  stoppedNote: 'This is the only notice before the subscription ends.',
}

export const emailTexts = { id, en }
