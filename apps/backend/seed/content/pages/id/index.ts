import { about } from './about'
import { cookie } from './cookie'
import { home } from './home'
import { license } from './license'
import { privacyPolicy } from './privacy-policy'
import { product } from './product'
import { termsAndCondition } from './terms-and-condition'
import { becomePartner, clients, contact, faq } from './visitors'

export const pages = {
  home,
  about,
  'become-partner': becomePartner,
  clients,
  contact,
  cookie,
  faq,
  license,
  'privacy-policy': privacyPolicy,
  product,
  'terms-and-condition': termsAndCondition,
}
