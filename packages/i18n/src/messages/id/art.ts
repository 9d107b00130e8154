/** Words inside the pictures of the site: pieces of the product, shown as examples. */
export const art = {
  zones: {
    lobby: 'Lobi',
    lobby_main: 'Lobi utama',
    restaurant: 'Restoran',
    spa: 'Spa',
    pool: 'Kolam',
    meeting: 'Ruang rapat',
  },
  moods: {
    lobby: 'Piano siang',
    lobby_until: 'sampai 18.00',
    restaurant: 'Akustik siang',
    spa: 'Hening',
    pool: 'Tropis ringan',
    paused: 'Dijeda',
  },
  playlists: {
    morning: { title: 'Pagi di teras', text: 'Hotel · tenang · 64 lagu', length: '4 j 06 m' },
    lunch: { title: 'Makan siang akustik', text: 'Restoran · hangat · 82 lagu', length: '5 j 12 m' },
    dusk: { title: 'Senja keroncong baru', text: 'Lobi · nostalgia · 48 lagu', length: '3 j 04 m' },
  },
  player: { track: 'Lagu 12 dari 64, filter eksplisit aktif' },
  blocks: {
    morning_terrace: 'Pagi di teras',
    piano: 'Piano siang',
    keroncong: 'Senja keroncong',
    breakfast: 'Sarapan',
    acoustic: 'Akustik siang',
    dinner: 'Makan malam',
    silence: 'Hening, tanpa lirik',
  },
  filter: { label: 'Saring lagu eksplisit' },
  songs: { first: 'Hujan di Braga', second: 'Malam liar', third: 'Kopi pertama' },
  licence: { title: 'Lisensi titik putar', valid: 'Berlaku' },
  orders: {
    active: { title: 'Multi-lokasi, 3 zona', text: 'sampai 20 November 2027', state: 'Aktif' },
    past: { title: 'Satu lokasi, 1 zona', text: 'sampai 20 November 2026', state: 'Berakhir' },
  },
  floors: {
    family: { title: 'Lantai keluarga', text: 'Anak dan orang tua, sore hari' },
    fashion: { title: 'Lantai mode', text: '18–34 tahun, akhir pekan' },
    food: { title: 'Area makan', text: 'Semua usia, jam makan' },
  },
  curated: 'Kafe, Tenang, Jazz, Senja',
  days: 'Sen Sel Rab Kam Jum Sab Min',
}
