import { orders as englishOrders } from './en/orders'
import { people as englishPeople } from './en/people'
import { security as englishSecurity } from './en/security'
import { orders } from './id/orders'
import { people } from './id/people'
import { security } from './id/security'

/** The English type follows the Indonesian, so a missing text does not compile. */
export const emailTexts = {
  id: { orders, people, security },
  en: { orders: englishOrders, people: englishPeople, security: englishSecurity },
}
