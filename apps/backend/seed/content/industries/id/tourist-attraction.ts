import type { IndustryCopy } from '../copy'

export const touristAttraction: IndustryCopy = {
  name: 'Objek wisata',
  tagline: 'Suasana yang menyambung dengan tempat',
  search_terms:
    'taman hiburan, kebun binatang, museum, candi, pantai, waterpark, galeri, theme park, desa wisata, cagar budaya',
  seo: {
    title: 'Musik berlisensi untuk objek wisata',
    description: 'Musik yang menyambung dengan cerita tempat Anda, dari gerbang sampai toko suvenir.',
  },
  intro: {
    title: 'Kenangan perjalanan selalu punya lagu latar.',
    subtitle:
      'Musik berlisensi untuk taman, museum, pantai, dan desa wisata, dipilih agar menyatu dengan tempatnya.',
    detail:
      'Gerbang, wahana, ruang pamer, dan toko suvenir dapat memutar suasana yang berbeda, tanpa kabel panjang dan tanpa pemutar yang ditinggal tanpa pengawasan.',
    calculate: 'Hitung untuk objek wisata saya',
  },
  benefits: {
    title: 'Tempat bercerita',
    cards: [
      ['people', 'Sambutan sejak gerbang', 'Pengunjung langsung tahu ke dunia apa mereka masuk'],
      ['tailored', 'Selaras dengan budaya', 'Instrumental daerah dan aransemen baru yang saling menghormati'],
      ['rhythm', 'Antrean lebih ringan', 'Tempo ceria di wahana, tenang di ruang pamer'],
    ],
  },
  personalisation: {
    title: 'Satu kunjungan, dari tiket sampai suvenir.',
    text: 'Gambarkan rute pengunjung Anda. Kami usulkan suasana di setiap perhentian, Anda pilih mana yang paling mirip dengan tempatnya.',
    points: ['Taman hiburan', 'Museum', 'Pantai', 'Desa wisata'],
    playlists: [
      ['08.00', 'Gerbang dibuka', 'Akustik cerah, tempo 95–110'],
      ['11.00', 'Wahana', 'Pop keluarga, tempo 110–125'],
      ['14.00', 'Ruang pamer', 'Gamelan kontemporer, tempo 60–80'],
      ['17.00', 'Toko suvenir', 'Folk Nusantara, tempo 85–100'],
    ],
  },
  features: {
    title: 'Untuk wisata',
    text: 'Dibuat untuk area luas dengan tim yang berpindah.',
    cards: [
      ['zones', 'Area luas, kendali satu', 'Semua titik putar terlihat dan diatur dari pusat'],
      ['schedule', 'Akhir pekan tersusun', 'Jadwal hari biasa dan akhir pekan berganti sendiri'],
      ['playlist', 'Playlist milik sendiri', 'Susun lagu yang sesuai cerita dan sejarah tempat'],
    ],
  },
  closing: {
    title: 'Biarkan tempat Anda ikut dikenang telinga.',
    text: 'Mulai dari gerbang. Wahana dan ruang berikutnya menyusul kapan saja.',
  },
}
