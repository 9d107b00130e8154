import { account } from './account'
import { licenceRoyalty } from './licence-royalty'
import { packagesPayment } from './packages-payment'
import { playerZones } from './player-zones'

export const faqs = [...licenceRoyalty, ...packagesPayment, ...playerZones, ...account]
