/** The header and footer of the marketing site. */
export const siteNavigation = {
  site: {
    product: 'Produk',
    industries: 'Industri',
    pricing: 'Harga',
    license: 'Lisensi',
    clients: 'Klien',
    faq: 'FAQ',
    partner: 'Jadi mitra',
    about: 'Tentang kami',
    contact: 'Kontak',
    features: 'Fitur',
  },
  footer_groups: { product: 'Produk', company: 'Perusahaan', follow: 'Ikuti kami' },
  legal: { terms: 'Syarat dan ketentuan', privacy: 'Kebijakan privasi', cookie: 'Cookie' },
  social: {
    instagram: 'Instagram',
    youtube: 'YouTube',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    linkedin: 'LinkedIn',
    whatsapp_channel: 'Kanal WhatsApp',
  },
  footer_text:
    'Pemutar musik latar berlisensi untuk ruang publik dan penggunaan komersial. Dasar hukum: Peraturan Pemerintah Nomor 56 Tahun 2021 beserta peraturan pelaksanaannya.',
  copyright: '© {{year}} {{name}}',
}
