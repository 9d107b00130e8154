import type { ContentEntry } from './entry'

const yes = (label: string) => ({ label, covered: true })
const no = (label: string) => ({ label, covered: false })

const account = 'https://contoh.test/musikberlisensi'

export const siteSetting: ContentEntry = {
  shared: {
    royalty: 'separate',
    coverage_date: '2026-11-20',
    payment: {
      bank_name: 'Bank Contoh',
      account_number: '123 456 7890',
      account_holder: 'PT Contoh Irama Usaha',
    },
    seller: {
      name: 'PT Contoh Irama Usaha',
      address: 'Jalan Contoh Nomor 1, Kebayoran Baru, Jakarta Selatan 12190',
      npwp: '01.234.567.4-012.000',
      tax_registered: false,
    },
    contact: { email: 'halo@musik-berlisensi.test', phone: '(021) 5550 1234' },
    social: {
      instagram: `${account}/instagram`,
      youtube: `${account}/youtube`,
      facebook: `${account}/facebook`,
      tiktok: `${account}/tiktok`,
      linkedin: `${account}/linkedin`,
      whatsapp_channel: `${account}/whatsapp`,
    },
  },
  id: {
    wording_separate: {
      sentence: 'Royalti LMKN dibayar terpisah.',
      answer:
        'Langganan ini mencakup pemutar, katalog, dan laporan pemutaran. Royalti pertunjukan publik tidak termasuk: pemilik tempat membayarnya sendiri melalui LMKN.',
      coverage_label: 'Royalti pertunjukan publik, dibayar pemilik tempat melalui LMKN',
    },
    wording_included: {
      sentence: 'Royalti LMKN tercakup dalam langganan.',
      answer:
        'Langganan ini mencakup pemutar, katalog, laporan pemutaran, dan royalti pertunjukan publik melalui LMKN selama masa berlakunya.',
      coverage_label: 'Royalti pertunjukan publik melalui LMKN',
    },
    coverage: [
      yes('Pemutar musik untuk ruang usaha, per zona'),
      yes('Katalog dan playlist kurasi'),
      yes('Sertifikat lisensi QR per titik putar'),
      yes('Laporan data pemutaran'),
      no('Pertunjukan langsung, karaoke, dan siaran'),
    ],
    legal_basis:
      'Peraturan Pemerintah Nomor 56 Tahun 2021 beserta peraturan pelaksanaannya; saat ini Permenkum Nomor 27 Tahun 2025.',
  },
  en: {
    wording_separate: {
      sentence: 'The LMKN royalty is paid separately.',
      answer:
        'The subscription covers the player, the catalogue and playback reports. The public-performance royalty is not part of it: the owner of the premises pays it through LMKN.',
      coverage_label: 'Public-performance royalty, paid by the owner of the premises through LMKN',
    },
    wording_included: {
      sentence: 'The LMKN royalty is covered by the subscription.',
      answer:
        'The subscription covers the player, the catalogue, playback reports and, while it lasts, the public-performance royalty through LMKN.',
      coverage_label: 'Public-performance royalty through LMKN',
    },
    coverage: [
      yes('Music player for business premises, per zone'),
      yes('Catalogue and curated playlists'),
      yes('A QR licence certificate per player'),
      yes('Playback data reports'),
      no('Live performances, karaoke and broadcasting'),
    ],
    legal_basis:
      'Government Regulation 56 of 2021 and its implementing rules; at present Minister of Law Regulation 27 of 2025.',
  },
}
