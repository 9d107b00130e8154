import { places } from './places'

/** Text in the site's illustrations: sample data from the product. */
export const art = {
  zones: {
    lobby: 'Lobi',
    lobby_main: 'Lobi utama',
  },
  moods: {
    first: 'Piano siang',
    first_until: 'sampai 18.00',
    second: 'Akustik siang',
    third: 'Hening',
    fourth: 'Tropis ringan',
    paused: 'Dijeda',
  },
  playlists: {
    morning: { title: 'Pagi di teras', text: 'Hotel · tenang · 64 lagu', length: '4 j 06 m' },
    lunch: { title: 'Makan siang akustik', text: 'Restoran · hangat · 82 lagu', length: '5 j 12 m' },
    dusk: { title: 'Senja keroncong baru', text: 'Lobi · nostalgia · 48 lagu', length: '3 j 04 m' },
  },
  places,
  player: { track: 'Lagu 12 dari 64, filter eksplisit aktif' },
  blocks: {
    calm_morning: 'Tenang',
    piano: 'Piano siang',
    keroncong: 'Senja',
    bright_morning: 'Cerah',
    acoustic: 'Akustik',
    evening_soul: 'Soul malam',
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
