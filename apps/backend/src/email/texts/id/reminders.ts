export const reminders = {
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
