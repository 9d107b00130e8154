/** The site setting `royalty` selects the sentences about the LMKN royalty; see `royalty.ts`. */
export const coverage = {
  column_item: 'Rincian',
  column_covered: 'Langganan ini',
  column_separate: 'Di luar langganan',
  covered: 'Tercakup',
  separate: 'Terpisah',
  as_of: 'Berlaku per {{date}}',
  see: 'Lihat cakupan',
  read_license: 'Baca halaman lisensi',
  heading: 'Yang tercakup',
}

export const royalty = {
  separate: {
    short: 'Royalti LMKN dibayar terpisah.',
    price: 'Royalti LMKN tidak termasuk dan dibayar terpisah.',
    paragraph:
      'Langganan mencakup pemutar, katalog, dan laporan pemutaran. Royalti pertunjukan publik dibayar pemilik tempat melalui LMKN.',
    row: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN',
  },
  included: {
    short: 'Royalti LMKN tercakup dalam langganan.',
    price: 'Harga ini sudah mencakup royalti LMKN.',
    paragraph:
      'Langganan mencakup pemutar, katalog, laporan pemutaran, dan royalti pertunjukan publik melalui LMKN.',
    row: 'Royalti pertunjukan publik melalui LMKN',
  },
}
