import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const body = `First draft. The name, address and bank account of the provider on this site are samples.

## 1. Who and what

These terms govern the use of the site, the portal and the background-music player (“the service”) by the owner of a business (“you”). By ticking your consent at registration you state that you may act for that business. We record the version you accepted, when, and in which language.

- **Player** or **zone**: one room or area that plays the same music through one player.
- **Subscription**: the right to use the service at one business unit for the period paid.
- **LMKN**: the national collective management body of Indonesia.

## 2. Account

- Enter your details as they appear on your identity card and business documents. Details that do not match may delay checks.
- Keep your password safe. Give staff access of their own; do not share an account.
- Tell us at once if your account is used without permission. All sessions can be ended from the portal.

## 3. Packages, prices and orders

- The price is the package price per zone and period, times the number of zones, less a voucher if there is one. A total is never below zero.
- All prices are in rupiah. Where VAT (PPN) applies, it is included and shown on the order.
- An order is binding once you confirm it. Its price does not change even if the price list does.
- An order that is not paid within 7 days is cancelled automatically, and its voucher becomes available again.

## 4. Payment and duration

- Payment is by one of the online methods offered on the order, or by transfer to the account shown there, with the order number as reference.
- A subscription starts on the day we receive payment and runs by calendar months, Jakarta time.
- Zones added during a period end with their subscription and are charged by the day, rounded up.
- We remind you before it runs out. Nothing is renewed without a new order from you.
- After a period has ended, the music goes on for seven days of grace, and the licence is marked “Renewal overdue”. A renewal that is paid within these days starts when the last period ended. After that, the music stops until payment is received. A subscription whose renewal you have stopped, or that was refunded or ended early, has no days of grace.

## 5. What is allowed and what is not

The music may be heard inside the registered business units and zones, by your guests, customers and employees. You may not:

- record, copy, broadcast or stream it outside the premises;
- use it for live performances, karaoke, broadcasting, advertising or video production;
- use one subscription for more zones or addresses than were paid for;
- alter or cover a certificate, or move it to another player.

## 6. Royalty

{royalty_answer}

Legal basis: Government Regulation 56 of 2021 and its implementing rules. The table of what is and is not covered on the [licence page](/license#coverage) is part of these terms, as it stood on the date of your order.

## 7. Playback data

The player records songs, times and players, and sends them to the national collective management body. You agree not to switch off or alter these records. Personal data is covered by the [privacy policy](/privacy-policy).

## 8. Availability

We take good care of the service, but cannot promise it without interruption. Songs may leave the catalogue when rights holders decide so. If the service cannot be used for more than 24 hours in a row through our fault, the subscription is extended by the time that was lost.

## 9. Leaving and suspension

- You may leave at any time by not ordering another period. The service runs until the end of the period that is paid.
- Fees for a running period are not refunded, unless we cannot provide the service through our own fault.
- We may suspend the service if these terms are broken, after telling you and allowing reasonable time to put it right, unless the law demands immediate action.

## 10. Liability

Our liability for direct loss is limited to the fees you paid in the last 12 months. The limit does not apply to intent, gross negligence, or anything that cannot be limited by law.

## 11. Changes

We announce changes on this page under a new version, and by email, at least 14 days before they apply. Orders already confirmed stay under the version you accepted.

## 12. Law and disputes

These terms are governed by the law of the Republic of Indonesia. Disputes are first settled by discussion, then by the district court at the provider’s seat. Where the two texts differ, the Indonesian one prevails.

Questions about these terms: [contact us](/contact).`

export const termsAndCondition: PageCopy = {
  title: 'Terms and conditions',
  seo: {
    title: 'Terms and conditions',
    description:
      'Terms of the licensed background-music service: account, prices, payment, use, royalty and leaving.',
  },
  sections: [buildSection('rich-text', { body })],
}
