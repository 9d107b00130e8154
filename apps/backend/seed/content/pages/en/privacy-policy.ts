import { buildSection } from '#seed/content/section'
import type { PageCopy } from '../copy'

const body = `First draft. The name and address of the provider on this site are samples.

This policy explains which personal data we collect, what for, and what rights you have under Law 27 of 2022 on Personal Data Protection. We ask only for what is needed, and every consent is asked for separately, by purpose.

## What we collect

- **Account**: name as on your identity card, email, mobile number, gender, type of business, password (stored in a form that cannot be read back).
- **Business**: company and brand name, address, company email and phone number, tax number (NPWP) and its file, industry, area.
- **Transactions**: packages, orders, vouchers and proof of payment.
- **Playback**: songs, times and players. This is about places, not about people.
- **Technical**: IP address, device and times of sign-in, for the safety of your account.

## What for

- To provide the service and fulfil your orders (performance of a contract).
- To issue invoices and meet tax duties (legal obligation). This is why the tax number and its file are asked for.
- To address you correctly in emails. This is why gender is asked for.
- To report playback data to the national collective management body.
- To keep the service safe and prevent abuse (legitimate interest).
- To measure which pages help, and only if you agree.

## Who receives it

The national collective management body receives playback data. Providers of servers, email, messages and statistics process data on our instructions, bound to confidentiality. Authorities receive data where the law demands it. We do not sell personal data.

Tax numbers and tax files are never shown in public, never written to a log and never part of statistics.

## How long

- Account and business: while the account exists, then deleted or made anonymous.
- Invoices and orders: 10 years, as tax and bookkeeping rules require.
- Playback data: as long as the sharing of royalties needs it.
- Security records: 12 months at most.
- Registrations never finished: deleted after 12 months.

## Your rights

You may know about, obtain a copy of, correct, restrict and delete your personal data, and withdraw consent. Most of this you can do in the portal yourself. For the rest, [contact us](/contact). A withdrawal is carried out within 3 × 24 hours of your request.

Withdrawing consent does not undo processing that has already happened, nor delete data the law obliges us to keep.

## Security

Connections are encrypted, passwords and codes are stored in scrambled form, tax files are kept in private storage, and staff access is limited to what their work needs. If a data protection failure concerns you, we notify you and the competent authority in writing within 3 × 24 hours.

## Outside Indonesia

Where data is processed outside Indonesia, we make sure that it is equally protected and keep a record of the countries. You may ask us for the list.

## Children

The service is for businesses and is not meant for anyone under 18.

## Changes

We announce changes on this page under a new version date. If a purpose changes, we ask for consent again. For cookies, see the [cookie page](/cookie).`

export const privacyPolicy: PageCopy = {
  title: 'Privacy Policy',
  seo: {
    title: 'Privacy Policy',
    description:
      'Which personal data we collect, what for, how long, and your rights under Indonesian Law 27 of 2022.',
  },
  sections: [buildSection('rich-text', { body })],
}
