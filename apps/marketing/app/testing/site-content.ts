import { industrySlugs } from '@bgm/validation'
import type { SiteContent } from '#app/sections/block'

const offer = {
  locale: null,
  subtitle: 'x',
  contact_only: false,
  highlighted: false,
  features: [{ text: 'y' }],
  position: 1,
}
const social = {
  instagram: null,
  youtube: null,
  facebook: null,
  tiktok: null,
  linkedin: null,
  whatsapp_channel: null,
}

/** Sample data for every collection that blocks use. */
export const siteContent: SiteContent = {
  settings: {
    locale: null,
    royalty: 'separate',
    coverage: [
      { label: 'Pemutar', covered: true },
      { label: 'Karaoke', covered: false },
    ],
    coverage_date: '2026-11-20',
    legal_basis: 'PP 56/2021 beserta peraturan pelaksanaannya.',
    payment: { bank_name: 'Bank Contoh', account_number: '1', account_holder: 'PT Contoh' },
    seller: { name: 'PT Contoh', address: null, npwp: null, tax_registered: false },
    contact: { email: 'halo@situs.test', phone: null },
    social: { ...social, instagram: 'https://social.test/a' },
  },
  industries: industrySlugs.map(key => ({ key, name: `Industri ${key}`, tagline: 'x', locale: null })),
  packages: [
    {
      ...offer,
      id: '1',
      key: 'single',
      title: 'Satu lokasi',
      price_monthly: 1_000_000,
      price_yearly: 5_000_000,
      max_zones: 5,
      max_area: null,
    },
    {
      ...offer,
      id: '2',
      key: 'world',
      title: 'Dunia',
      price_monthly: null,
      price_yearly: null,
      max_zones: null,
      max_area: null,
      contact_only: true,
    },
  ],
  faqs: [
    {
      id: '1',
      locale: null,
      key: 'royalty',
      group: 'licence-royalty',
      question: 'Royalti?',
      answer: 'Lihat [lisensi](/license).',
      featured: true,
      position: 1,
    },
    {
      id: '2',
      locale: null,
      key: 'hidden',
      group: 'account',
      question: 'Akun?',
      answer: 'x',
      featured: false,
      position: 2,
    },
  ],
  testimonials: [
    {
      id: '1',
      locale: null,
      name: 'Rania A.',
      job: 'Manajer',
      comments: 'Rapi.',
      avatar: null,
      rate: 5,
      sample: true,
    },
  ],
  calculator: null,
  clients: [{ id: '1', name: 'Hotel Contoh', industry: 'hotel', sample: true }],
}
