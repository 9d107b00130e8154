export const business_units = {
  title: 'Unit bisnis',
  text: 'Setiap lokasi yang memutar musik, beserta paket dan masa berlakunya.',
  add: 'Tambah unit bisnis',
  search_placeholder: 'Nama, CID, usaha',
  name: 'Nama',
  cid: 'CID',
  package: 'Paket',
  zones: 'Zona',
  state: 'Status',
  expires: 'Berlaku sampai',
  company: 'Perusahaan',
  location: 'Lokasi',
  area: 'Luas area',
  tax_file: 'Berkas NPWP',
  download_tax_file: 'Unduh berkas NPWP',
  empty: 'Belum ada unit bisnis.',
  empty_text: 'Lokasi pertama Anda muncul di sini setelah pesanan dikonfirmasi.',
  no_match: 'Belum ada unit bisnis yang cocok dengan pencarian ini.',
}

export const industries = {
  title: '14 industri yang kami layani',
  all: 'Semua industri',
}
