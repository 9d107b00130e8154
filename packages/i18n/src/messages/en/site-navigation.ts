import type * as id from '../id/site-navigation'

export const siteNavigation: typeof id.siteNavigation = {
  site: {
    product: 'Product',
    industries: 'Industries',
    pricing: 'Pricing',
    license: 'Licence',
    clients: 'Clients',
    faq: 'FAQ',
    partner: 'Become a partner',
    about: 'About us',
    contact: 'Contact',
    features: 'Features',
  },
  footer_groups: { product: 'Product', company: 'Company', follow: 'Follow us' },
  legal: { terms: 'Terms and conditions', privacy: 'Privacy policy', cookie: 'Cookies' },
  social: {
    instagram: 'Instagram',
    youtube: 'YouTube',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    linkedin: 'LinkedIn',
    whatsapp_channel: 'WhatsApp channel',
  },
  footer_text:
    'A licensed background-music player for public spaces and commercial use. Legal basis: Government Regulation 56 of 2021 and its implementing rules.',
  copyright: '© {{year}} {{name}}',
}
