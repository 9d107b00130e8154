/** Registration messages that other pages also use. */
export const sharedRegistration = {
  steps: {
    register: 'Register',
    verify: 'Verifikasi',
    industry: 'Industri',
    property: 'Property Information',
    pricing: 'Pricing',
    order: 'Order Detail',
  },
  register: {
    name_hint: 'Isi persis seperti di KTP.',
    confirm_hint: 'Ketik sekali lagi.',
    terms_before: 'Saya telah membaca dan menyetujui',
    terms_link: 'syarat & ketentuan',
  },
  order: {
    heading: 'Order Detail',
    covered_title: 'Yang tercakup dalam pesanan ini',
  },
}
