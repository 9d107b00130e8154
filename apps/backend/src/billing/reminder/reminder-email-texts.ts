const id = {
  endsLine: (brand: string, title: string, date: string) => `${brand}: ${title}, berakhir ${date}.`,
  graceLine: (brand: string, title: string, date: string) =>
    `${brand}: ${title}, masa tenggang sampai ${date}.`,
  moreUnits: (count: number) => `Dan ${count} unit lainnya.`,
  /** `brand` is null when several subscriptions expire. */
  upcoming: (brand: string | null, count: number, days: number) => {
    const subject = brand === null ? `${count} langganan` : `Langganan ${brand}`
    return {
      subject: `${subject} berakhir ${days === 1 ? 'besok' : `dalam ${days} hari`}`,
      heading: 'Saatnya memperpanjang',
      line: 'Perpanjangan mulai tepat setelah periode yang berjalan, jadi tidak ada hari yang hilang.',
    }
  },
  grace: (brand: string | null, count: number) => ({
    subject: `${brand === null ? `${count} langganan` : `Langganan ${brand}`} dalam masa tenggang`,
    heading: 'Langganan berakhir',
    line: 'Lisensi tidak berlaku dan musik berhenti sampai Anda memperpanjang. Perpanjang selama masa tenggang agar periodenya tidak terputus; sesudah itu langganan berhenti.',
  }),
  button: 'Perpanjang langganan',
  several: 'Perpanjang dan bayar sekaligus',
  pay: 'Bayar perpanjangan',
  note: 'Jika sudah memperpanjang, abaikan email ini.',
}

const en: typeof id = {
  endsLine: (brand, title, date) => `${brand}: ${title}, ends ${date}.`,
  graceLine: (brand, title, date) => `${brand}: ${title}, grace period until ${date}.`,
  moreUnits: count => `And ${count} more units.`,
  upcoming: (brand, count, days) => {
    const subject = brand === null ? `${count} subscriptions end` : `The subscription of ${brand} ends`
    return {
      subject: `${subject} ${days === 1 ? 'tomorrow' : `within ${days} days`}`,
      heading: 'Time to renew',
      line: 'A renewal starts right after the current period, so no day is lost.',
    }
  },
  grace: (brand, count) => ({
    subject: `${brand === null ? `${count} subscriptions are` : `The subscription of ${brand} is`} in the grace period`,
    heading: 'Your subscription has ended',
    line: 'The licence is not valid and the music stops until you renew. Renew during the grace period, so that the periods follow each other without a gap; after that, the subscription stops.',
  }),
  button: 'Renew the subscription',
  several: 'Renew and pay at once',
  pay: 'Pay for the renewal',
  note: 'If you have already renewed, ignore this email.',
}

export const emailTexts = { id, en }
