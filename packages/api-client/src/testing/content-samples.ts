import { industrySlugs } from '@bgm/validation'

/** Published content as the CMS returns it, including numeric component ids. */
const link = (label: string, href: string) => ({ id: 1, label, href })
const card = (title: string) => ({
  id: 2,
  icon: 'schedule',
  title,
  subtitle: 'Satu kalimat yang menjelaskan manfaat kartu ini',
})
const id = (name: string, number: number) => `${name}${String(number).padStart(24 - name.length, '0')}`
const seo = { id: 3, title: 'Judul', description: 'Uraian satu kalimat' }

export const sampleContentPage = {
  id: 7,
  documentId: id('page', 1),
  slug: 'home',
  title: 'Beranda',
  version: null,
  seo,
  sections: [
    {
      __component: 'sections.hero',
      id: 1,
      title: 'Setiap ruang punya',
      accent: 'iramanya.',
      text: 'Musik latar berlisensi untuk ruang usaha.',
      primary: link('Gabung Sekarang', '/register'),
      secondary: null,
      note: null,
      note_link: null,
    },
    { __component: 'sections.packages', id: 2, title: 'Harga per zona', text: null },
  ] as Record<string, unknown>[],
}

const sampleIndustries = industrySlugs.map((key, index) => ({
  id: index + 1,
  documentId: id('industry', index + 1),
  key,
  name: key === 'hotel' ? 'Hotel' : `Industri ${key}`,
  tagline: 'Satu kalimat tentang tempat ini',
  position: index + 1,
  search_terms: key === 'hotel' ? 'penginapan, losmen' : null,
  seo,
  sections: [
    { __component: 'sections.benefits', id: 1, title: 'Manfaat utama', cards: [card('Jadwal sepekan')] },
  ],
}))

const createPackage = (
  index: number,
  key: string,
  title: string,
  monthly: number | null,
  yearly: number | null,
) => ({
  id: index,
  documentId: id('package', index),
  key,
  title,
  subtitle: 'Untuk satu alamat usaha',
  // Strapi sends big integers as strings.
  price_monthly: monthly === null ? null : String(monthly),
  price_yearly: yearly === null ? null : String(yearly),
  contact_only: monthly === null,
  highlighted: key === 'single-location',
  max_zones: 5,
  max_area: key === 'small-room' ? 100 : null,
  features: [{ id: 1, text: 'Semua playlist kurasi' }],
  position: index,
})

const samplePackages = [
  createPackage(1, 'small-room', 'Ruang kecil', 200_000, 2_000_000),
  createPackage(2, 'single-location', 'Satu lokasi', 1_000_000, 5_000_000),
  createPackage(3, 'international', 'Internasional', null, null),
]

export const sampleFaqs = [
  {
    id: 1,
    documentId: id('faq', 1),
    key: 'zone',
    group: 'player-zones',
    question: 'Apa yang dihitung sebagai satu zona?',
    answer: 'Satu ruang atau area yang memutar musik yang sama.',
    featured: true,
    position: 1,
  },
]

const sampleTestimonials = [
  {
    id: 1,
    documentId: id('testimonial', 1),
    name: 'Contoh Nama',
    job: 'Manajer',
    comments: 'Contoh.',
    avatar: null,
    rate: 5,
    sample: true,
  },
]

export const sampleClients = [
  { id: 1, documentId: id('client', 1), name: 'Hotel Contoh', industry: 'hotel', sample: true },
]

export const sampleSiteSetting = {
  id: 1,
  documentId: id('setting', 1),
  royalty: 'separate',
  coverage: [
    { id: 1, label: 'Pemutar musik untuk ruang usaha, per zona', covered: true },
    { id: 2, label: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN', covered: false },
  ],
  coverage_date: '2026-11-01',
  legal_basis: 'PP 56/2021 beserta peraturan pelaksanaannya',
  payment: { bank_name: 'Bank Contoh', account_number: '1234567890', account_holder: 'PT Musik Contoh' },
  seller: { name: 'PT Musik Contoh', address: null, npwp: null, tax_registered: false },
  contact: { email: 'halo@contoh.test', phone: null },
  social: {
    instagram: 'https://instagram.com/contoh',
    youtube: null,
    facebook: null,
    tiktok: null,
    linkedin: null,
    whatsapp_channel: null,
  },
}

/** The published rows of each collection. */
export const sampleContent = {
  pages: [sampleContentPage],
  industries: sampleIndustries,
  packages: samplePackages,
  faqs: sampleFaqs,
  testimonials: sampleTestimonials,
  clients: sampleClients,
  'page-redirects': [],
}
