type Text = { subject: string; heading: string; line: string }

const id = {
  button: 'Buka halaman bukti potong',
  note: 'Musik tidak berhenti karena bukti potong.',
  alternatives: 'Kalau PPh 23 ternyata tidak jadi dipotong, transfer kekurangannya ke rekening kami.',
  awaited: (invoice: string, amount: string, due: string): Text => ({
    subject: `Bukti potong PPh 23 untuk ${invoice} belum kami terima`,
    heading: 'Kirim bukti potong Anda',
    line: `Faktur ${invoice} Anda bayar setelah dipotong PPh 23 sebesar ${amount}. Unggah bukti potongnya paling lambat ${due}.`,
  }),
  overdue: (invoice: string, amount: string, due: string): Text => ({
    subject: `Bukti potong untuk ${invoice} sudah lewat batas`,
    heading: 'Bukti potong Anda belum ada',
    line: `Bukti potong PPh 23 sebesar ${amount} untuk faktur ${invoice} kami tunggu sampai ${due}. Sampai ada, jumlah itu tercatat sebagai kekurangan bayar.`,
  }),
  accepted: (invoice: string, slip: string): Text => ({
    subject: `Bukti potong ${slip} diterima`,
    heading: 'Bukti potong Anda cocok',
    line: `Bukti potong ${slip} cocok dengan faktur ${invoice}. Tidak ada lagi yang perlu dibayar.`,
  }),
  accepted_note: 'Simpan bukti potong asli untuk pembukuan Anda.',
  refused: (invoice: string, slip: string): Text => ({
    subject: `Bukti potong ${slip} perlu dikirim ulang`,
    heading: 'Bukti potong Anda belum cocok',
    line: `Bukti potong ${slip} untuk faktur ${invoice} tidak dapat kami terima.`,
  }),
  again: (amount: string, due: string) =>
    `Kirim bukti potong yang benar, atau transfer ${amount} ke rekening kami, paling lambat ${due}.`,
  refusals: {
    number: 'Nomornya tidak ditemukan di Coretax.',
    amount: 'Dasar pengenaan atau pajaknya berbeda dengan faktur kami.',
    npwp: 'NPWP pemotong atau NPWP kami di dalamnya salah.',
    period: 'Masa pajaknya tidak sesuai dengan tanggal faktur.',
    unreadable: 'Berkasnya tidak terbaca atau bukan bukti potong.',
    other: 'Alasannya kami jelaskan di bawah ini.',
  },
}

const en: typeof id = {
  button: 'Open the withholding page',
  note: 'The music never stops because of a slip.',
  alternatives: 'If PPh 23 was not withheld after all, transfer the difference to our account.',
  awaited: (invoice, amount, due) => ({
    subject: `We are waiting for the withholding slip for ${invoice}`,
    heading: 'Send your withholding slip',
    line: `You paid invoice ${invoice} after withholding ${amount} of income tax (PPh 23). Upload the slip (bukti potong) by ${due}.`,
  }),
  overdue: (invoice, amount, due) => ({
    subject: `The withholding slip for ${invoice} is overdue`,
    heading: 'Your withholding slip is missing',
    line: `The slip for ${amount} of income tax (PPh 23) withheld from invoice ${invoice} was due by ${due}. Until it arrives, the amount is outstanding.`,
  }),
  accepted: (invoice, slip) => ({
    subject: `Withholding slip ${slip} accepted`,
    heading: 'Your withholding slip matches',
    line: `Slip ${slip} matches invoice ${invoice}. Nothing is left to pay.`,
  }),
  accepted_note: 'Keep the original slip for your books.',
  refused: (invoice, slip) => ({
    subject: `Please send withholding slip ${slip} again`,
    heading: 'Your withholding slip does not match yet',
    line: `We cannot accept slip ${slip} for invoice ${invoice}.`,
  }),
  again: (amount, due) => `Send the correct slip, or transfer ${amount} to our account, by ${due}.`,
  refusals: {
    number: 'Its number was not found in Coretax.',
    amount: 'Its base or tax differs from our invoice.',
    npwp: 'Its withholder’s tax number or ours is wrong.',
    period: 'Its tax period does not match the date of the invoice.',
    unreadable: 'The file cannot be read or is not a withholding slip.',
    other: 'The reason is given below.',
  },
}

export const emailTexts = { id, en }
