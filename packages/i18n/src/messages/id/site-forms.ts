/** Messages for the forms on the marketing site; the portal does not load them. */
export const siteFields = {
  topic: 'Topik',
  message: 'Pesan',
  kind: 'Jenis mitra',
  consent: 'Persetujuan',
  website: 'Situs web',
  location_count: 'Jumlah lokasi',
  zones_per_location: 'Zona per lokasi',
  seats: 'Jumlah kursi per lokasi',
  rooms: 'Jumlah kamar per lokasi',
  screens: 'Jumlah layar per lokasi',
  hotel_kind: 'Jenis hotel',
  venue_kind: 'Jenis tempat',
}

export const siteOptions = {
  topic: {
    sales: 'Harga dan paket',
    international: 'Usaha di lebih dari satu negara',
    support: 'Bantuan teknis',
    billing: 'Tagihan dan pembayaran',
    partnership: 'Kemitraan',
    other: 'Lainnya',
  },
  kind: {
    reseller: 'Reseller',
    integrator: 'Integrator audio',
    agency: 'Agensi',
    association: 'Asosiasi usaha',
    other: 'Lainnya',
  },
  hotel_kind: { city: 'Hotel menurut jumlah kamar', resort: 'Resor, hotel eksklusif, atau butik' },
  venue_kind: { pub: 'Pub, bar, atau bistro', club: 'Diskotek atau kelab malam' },
}

export const siteValidation = {
  consent: 'Beri persetujuan agar kami boleh menghubungi Anda.',
  count: '{{field}} harus berupa bilangan bulat, minimal 1.',
}

export const contact_messages = {
  title: 'Tulis kepada kami',
  text: 'Kami membalas lewat email pada hari kerja.',
  choose_topic: 'Pilih topik',
  message_hint: 'Jenis usaha, jumlah ruang, dan apa yang ingin Anda ketahui.',
  consent:
    'Saya setuju dihubungi lewat email atau telepon tentang pesan ini, sesuai <1>kebijakan privasi</1>.',
  submit: 'Kirim pesan',
  direct: 'Atau hubungi kami langsung',
  sent: {
    title: 'Pesan Anda sudah kami terima',
    text: 'Konfirmasinya kami kirim ke email Anda. Kami membalas pada hari kerja, pukul 09.00–17.00 WIB.',
  },
  rate_limited:
    'Terlalu banyak pesan terkirim. Coba lagi setelah pukul {{time}}, atau tulis langsung lewat email.',
}

export const partner_applications = {
  title: 'Formulir mitra',
  text: 'Hanya perlu sekitar dua menit. Setelah itu Anda menerima email berisi tautan untuk mengikuti statusnya.',
  company: 'Perusahaan',
  person: 'Narahubung',
  name_hint: 'Boleh satu nama saja.',
  choose_kind: 'Pilih jenis mitra',
  choose_province: 'Pilih provinsi',
  message_hint: 'Usaha seperti apa yang Anda dampingi, dan di mana.',
  consent:
    'Saya setuju dihubungi lewat email atau telepon tentang pengajuan ini, sesuai <1>kebijakan privasi</1>.',
  submit: 'Kirim pengajuan',
  sent: {
    title: 'Pengajuan Anda sudah kami terima',
    text: 'Kami mengirim email berisi nomor pengajuan dan tautan untuk mengikuti statusnya. Tim penjualan meninjaunya pada hari kerja.',
  },
  rate_limited:
    'Terlalu banyak pengajuan terkirim. Coba lagi setelah pukul {{time}}, atau tulis langsung lewat email.',
  status: {
    title: 'Status pengajuan mitra',
    company: 'Perusahaan',
    timeline: 'Riwayat pengajuan',
    note: 'Catatan dari tim penjualan',
    gone: 'Tautan ini tidak berlaku',
    gone_text:
      'Mungkin masa berlakunya sudah lewat, atau alamatnya terpotong. Buka tautan di email terbaru dari kami, atau hubungi kami.',
    states: {
      new: 'Diterima',
      'in-review': 'Sedang ditinjau',
      approved: 'Disetujui',
      rejected: 'Belum disetujui',
    },
    told: {
      new: 'Pengajuan Anda sudah kami terima dan menunggu giliran ditinjau.',
      'in-review': 'Tim penjualan sedang meninjau pengajuan Anda.',
      approved: 'Tim penjualan akan mengirim kode referal dan materi untuk memperkenalkan layanan kami.',
      rejected: 'Saat ini kami belum dapat menyetujuinya.',
    },
  },
}

export const calculator = {
  submit: 'Hitung perkiraan',
  choose_industry: 'Pilih industri',
  result: 'Perkiraan biaya',
  empty: 'Pilih industri dan isi ukuran tempat Anda, lalu lihat perkiraannya di sini.',
  subscription: 'Langganan',
  per: { monthly: 'per bulan', yearly: 'per tahun' },
  locations_one: '{{count}} lokasi',
  locations_other: '{{count}} lokasi',
  choose: 'Daftar dengan paket {{title}}',
  contact: 'Untuk {{zones}} zona per lokasi, harganya kami hitung bersama Anda.',
  royalty: 'Royalti LMKN',
  royalty_estimate: 'Perkiraan royalti LMKN',
  per_year: 'per tahun, sebelum pajak',
  none: 'Kami tidak menemukan tarif yang dipublikasikan untuk industri ini. Hubungi kami; kami bantu mencarinya.',
  missing: {
    seats: 'Isi jumlah kursi untuk melihat perkiraan royalti.',
    area_size: 'Isi luas area untuk melihat perkiraan royalti.',
    rooms: 'Isi jumlah kamar untuk melihat perkiraan royalti.',
    screens: 'Isi jumlah layar untuk melihat perkiraan royalti.',
  },
  formula: {
    fixed: 'Tarif tetap {{rate}}',
    rights: '× {{count}} hak',
  },
  measures: {
    seats: 'Jumlah kursi per lokasi',
    area_size: 'Luas per lokasi',
    rooms: 'Jumlah kamar per lokasi',
    screens: 'Jumlah layar per lokasi',
  },
  basis: { seats: 'kursi', area_size: 'm²', rooms: 'kamar', screens: 'layar' },
  how: 'Cara menghitungnya',
  source: 'Sumber: {{source}}. Data per {{date}}.',
  disclaimer: 'Ini perkiraan, bukan tagihan. LMKN menetapkan jumlah akhirnya berdasarkan data tempat Anda.',
  withholding:
    'Menurut Kring Pajak (18 November 2025), royalti yang dibayar perusahaan ke LMKN dapat dikenai pemotongan PPh 23 sebesar 15%. Tanyakan kepada konsultan pajak Anda.',
  tax: 'Harga langganan sudah termasuk pajak.',
}
