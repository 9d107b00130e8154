import { accountQuestions } from './account'
import { licenceRoyaltyQuestions } from './licence-royalty'
import { packagesPaymentQuestions } from './packages-payment'
import { playerZonesQuestions } from './player-zones'

export const faqs = [
  ...licenceRoyaltyQuestions,
  ...packagesPaymentQuestions,
  ...playerZonesQuestions,
  ...accountQuestions,
]
