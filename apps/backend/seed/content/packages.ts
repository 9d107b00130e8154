import type { ContentEntry } from './entry'

const features = (...lines: string[]) => lines.map(text => ({ text }))

const terms = (
  key: string,
  monthly: number | null,
  yearly: number | null,
  max_zones: number,
  max_area: number | null = null,
): ContentEntry => ({
  shared: {
    key,
    price_monthly: monthly && String(monthly),
    price_yearly: yearly && String(yearly),
    contact_only: monthly === null && yearly === null,
    max_zones,
    max_area,
  },
  id: {},
})

/** The terms of each package, the same in every language. Prices are per zone. */
export const packageTerms: ContentEntry[] = [
  terms('small-room', 200_000, 2_000_000, 1, 100),
  terms('single-location', 1_000_000, 5_000_000, 5),
  terms('multi-location', 1_000_000, 5_000_000, 5),
  terms('international', null, null, 5),
]

export const packages: ContentEntry[] = [
  {
    shared: { key: 'small-room', position: 10 },
    id: {
      title: 'Ruang kecil',
      subtitle: 'Untuk satu ruang sampai 100 m²',
      features: features(
        'Satu zona',
        'Semua playlist kurasi',
        'Jadwal sepekan dan filter eksplisit',
        'Lisensi QR per titik putar',
      ),
    },
    en: {
      title: 'Small room',
      subtitle: 'For one room of up to 100 m²',
      features: features(
        'One zone',
        'All curated playlists',
        'Weekly schedule and explicit-song filter',
        'A QR licence per player',
      ),
    },
  },
  {
    shared: { key: 'single-location', position: 20 },
    id: {
      title: 'Satu lokasi',
      subtitle: 'Untuk satu alamat usaha dengan luas berapa pun',
      features: features(
        'Semua playlist kurasi',
        'Jadwal sepekan dan filter eksplisit',
        'Remote di ponsel untuk staf',
        'Lisensi QR per titik putar',
      ),
    },
    en: {
      title: 'Single location',
      subtitle: 'For one business address of any size',
      features: features(
        'All curated playlists',
        'Weekly schedule and explicit-song filter',
        'A phone remote for staff',
        'A QR licence per player',
      ),
    },
  },
  {
    shared: { key: 'multi-location', highlighted: true, position: 30 },
    id: {
      title: 'Multi-lokasi',
      subtitle: 'Untuk dua alamat usaha atau lebih dalam satu akun',
      features: features(
        'Semua isi paket Satu lokasi',
        'Kendali semua cabang dari satu layar',
        'Peran staf dan laporan gabungan',
        'Tagihan satu pintu',
      ),
    },
    en: {
      title: 'Multi-location',
      subtitle: 'For two or more business addresses in one account',
      features: features(
        'Everything in Single location',
        'All branches on one screen',
        'Staff roles and combined reports',
        'One place for all bills',
      ),
    },
  },
  {
    shared: { key: 'international', position: 40 },
    id: {
      title: 'Internasional',
      subtitle: 'Untuk usaha di lebih dari satu negara',
      features: features(
        'Semua isi paket Multi-lokasi',
        'Penawaran tertulis per negara',
        'Kontak khusus tim penjualan',
      ),
    },
    en: {
      title: 'International',
      subtitle: 'For businesses in more than one country',
      features: features(
        'Everything in Multi-location',
        'A written offer per country',
        'Your own contact in sales',
      ),
    },
  },
]
