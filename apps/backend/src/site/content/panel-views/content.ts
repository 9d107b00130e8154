import type { PanelView } from '#src/platform/panel/view'

const position = [
  'Position',
  'Smaller numbers come first. Between 10 and 20, write 15. Empty: at the end',
] as [string, string]
const key = ['Key', 'Leave it empty: the panel makes it from the text'] as [string, string]
const sample = [
  'Sample',
  'On: the site labels it as a sample. Real ones need the permission of whoever is named',
] as [string, string]
const tokens = '{royalty} and {royalty_answer} become the words of Site setting'

export const contentTypeViews: Record<string, PanelView> = {
  'api::page.page': {
    main: 'title',
    sort: 'slug',
    columns: ['title', 'slug', 'version', 'updatedAt'],
    fields: {
      title: ['Title', 'Page heading. On the front page, edit the Hero'],
      updatedAt: ['Changed'],
      slug: [
        'Address',
        'Part of the URL, for example promo-lebaran. Use small letters, digits and hyphens. When you publish a new address, the old one leads to it',
      ],
      version: [
        'Version',
        'Legal texts only: the date of this wording, like 2026-11-20. Consents refer to it',
      ],
      seo: ['Search engines'],
      sections: ['Sections', `From top to bottom. In any text, ${tokens}`],
    },
  },
  'api::page-redirect.page-redirect': {
    main: 'slug',
    sort: 'slug',
    columns: ['slug', 'target', 'updatedAt'],
    fields: {
      slug: ['Previous address', 'Visitors of this address are sent to the page under its new one'],
      target: ['Leads to'],
    },
  },
  'api::industry.industry': {
    main: 'name',
    sort: 'position',
    columns: ['name', 'key', 'tagline', 'position'],
    fields: {
      name: ['Name'],
      key: ['Key', 'Part of the address and of customers’ data: never change it'],
      tagline: ['Tagline', 'Under the name on tiles, about six words'],
      position,
      search_terms: ['Search terms', 'Other words for this industry, divided by commas'],
      seo: ['Search engines'],
      sections: [
        'Sections',
        'Intro, benefits, personalisation, features and closing. Section titles of cards have 2 words',
      ],
    },
  },
  'api::faq.faq': {
    main: 'question',
    sort: 'position',
    columns: ['question', 'group', 'featured', 'position'],
    fields: {
      question: ['Question'],
      answer: ['Answer', `Markdown links work, like [licence page](/license). ${tokens}`],
      key: ['Key', 'Names the question in addresses. Empty: made from the question'],
      group: ['Group'],
      featured: ['Featured', 'On: also shown on the home and product pages'],
      position,
    },
  },
  'api::testimonial.testimonial': {
    main: 'name',
    sort: 'position',
    columns: ['name', 'job', 'sample', 'position'],
    fields: {
      key,
      name: ['Name'],
      job: ['Job'],
      comments: ['Quotation', 'Without quotation marks'],
      avatar: ['Picture', 'Square, optional; initials stand in for it'],
      rate: ['Rating', '1 to 5, optional'],
      sample,
      position,
    },
  },
  'api::client.client': {
    main: 'name',
    sort: 'position',
    columns: ['name', 'industry', 'sample', 'position'],
    fields: {
      key,
      name: ['Name'],
      industry: ['Industry', 'The key of an industry, like hotel'],
      sample,
      position,
    },
  },
  'api::package.package': {
    main: 'title',
    sort: 'position',
    columns: ['title', 'key', 'highlighted', 'position'],
    fields: {
      title: ['Title'],
      subtitle: ['Subtitle'],
      key: ['Key', 'Orders refer to it: never change it. Its price is in Package terms, under the same key'],
      highlighted: ['Highlighted', 'On: shown on a dark card. One package at a time'],
      features: ['Included features'],
      position,
    },
  },
  'api::package-term.package-term': {
    main: 'key',
    sort: 'key',
    columns: ['key', 'price_monthly', 'price_yearly', 'contact_only', 'max_zones', 'max_area'],
    form: [
      ['key', 'contact_only'],
      ['price_monthly', 'price_yearly'],
      ['max_zones', 'max_area'],
    ],
    open: ['key', 'contact_only', 'max_zones', 'max_area'],
    fields: {
      key: ['Key', 'The key of the package, like small-room. Never changes once it is saved'],
      price_monthly: [
        'Price per month (Rp)',
        'Per zone, tax included, in every language at once. Changed under Price changes, where a second person decides',
      ],
      price_yearly: [
        'Price per year (Rp)',
        'Per zone, tax included. Empty: not sold by the year. Changed under Price changes',
      ],
      contact_only: ['Contact only', 'On: no price and no order; visitors are sent to the contact page'],
      max_zones: ['Maximum zones', 'Per order, 1 to 5'],
      max_area: ['Maximum area (m²)', 'Larger units cannot order the package. Leave empty for any area'],
    },
  },
  'api::payment.payment-setting': {
    main: 'id',
    form: [['methods'], ['four_eyes_amount', 'four_eyes_transfer']],
    fields: {
      methods: ['Ways to pay online', 'In this order; a method that is not listed is not offered'],
      four_eyes_amount: [
        'Refunds above (Rp)',
        'A refund of more than this amount has to be approved by a second person',
      ],
      four_eyes_transfer: [
        'Transfers above (Rp)',
        'Orders above this amount need two people to be marked as paid',
      ],
    },
  },
  'api::seal.usage-setting': {
    main: 'id',
    fields: {
      checkpoint_recipients: [
        'Recipients of the daily seal',
        'Each address gets the signed checkpoint of every night by email',
      ],
      minimum_seconds: [
        'Report plays from (seconds)',
        'Shorter plays are sealed but not reported. Applies to months that are not final yet; supplements follow their month',
      ],
      keep_months: [
        'Plays stay in the database for (months)',
        'Counted from the final report. Older months can be archived in files and removed by the operator',
      ],
      ddex_sender_party_id: [
        'DDEX: our party id',
        'Required by DDEX, which issues it: PADPIDA and letters or digits. Without one the field of the DSR file is empty',
      ],
      ddex_sender_name: ['DDEX: our name', 'Empty: the host of the site'],
      ddex_recipient_party_id: [
        'DDEX: party id of the recipient',
        'Only if one body receives the reports; it is then required by DDEX, like the name',
      ],
      ddex_recipient_name: ['DDEX: name of the recipient', 'Only if one body receives the reports'],
      ddex_service: [
        'DDEX: name of the service',
        'Letters, digits and hyphens; part of the name of the file. Empty: BackgroundMusic',
      ],
      ddex_listeners: [
        'DDEX: listeners of a zone',
        'On average, as agreed with the recipient. The listener hours that DDEX requires are the hours of plays times this number. Empty: they are not stated',
      ],
      ddex_net_revenue: [
        'DDEX: net revenue of a month (Rp)',
        'Required by DDEX. Set it before the month is reported; supplements state 0. Empty: it is not stated',
      ],
    },
  },
  'api::usage-report.column-map': {
    main: 'title',
    sort: 'key',
    columns: ['title', 'key', 'rows', 'active'],
    form: [
      ['title', 'key'],
      ['rows', 'separator'],
      ['columns'],
      ['list_separator', 'header'],
      ['byte_order_mark', 'active'],
    ],
    fields: {
      title: ['Title'],
      key: ['Key', 'Part of the names of its files: never change it'],
      rows: ['Lines', 'plays: one per play. works: one per track revision, with its totals'],
      separator: ['Separator'],
      columns: [
        'Columns',
        'One per line, like Title = work.title; nothing after the sign leaves the column empty. A wrong field lists the possible ones. Reports keep the columns with which they were created',
      ],
      list_separator: ['Between names', 'Separates several composers or performers'],
      header: ['Header', 'On: the first line has the names of the columns'],
      byte_order_mark: ['For spreadsheets', 'On: begins with the mark by which Excel detects UTF-8'],
      active: ['Active', 'On: new reports also have this format'],
    },
  },
  'api::report-delivery.report-destination': {
    main: 'name',
    sort: 'name',
    columns: ['name', 'body', 'kind', 'address', 'active'],
    form: [['name', 'body'], ['kind', 'active'], ['address', 'host_key'], ['formats'], ['new_secret']],
    names: { body: 'name' },
    fields: {
      name: ['Name', 'Shown beside the deliveries of a report'],
      body: ['Collective body', 'Its people see these deliveries and their receipts in their console'],
      kind: [
        'Kind',
        'https: the files are posted, signed. sftp: they are uploaded, with a checksum file beside each',
      ],
      address: ['Address', 'https://host/path, or sftp://user@host/folder'],
      host_key: [
        'Host key (SFTP)',
        'The fingerprint that ssh-keygen -l prints: SHA256:… Ask for it on another way',
      ],
      formats: ['Formats', 'Keys divided by commas, for example jsonl, csv, dsr'],
      active: ['Active', 'On: reports that are created from now on are sent'],
      new_secret: [
        'Secret',
        'Shared secret of at least 24 characters, or the password or private key for SFTP. Stored encrypted and never shown; leave it empty to keep it',
      ],
    },
  },
  'api::site-setting.site-setting': {
    main: 'id',
    fields: {
      royalty: [
        'LMKN royalty',
        'Only the owner changes this. Every sentence about it, on every page, follows this choice',
      ],
      wording_separate: ['Wording when the royalty is not included'],
      wording_included: ['Wording when the royalty is included'],
      coverage: ['Coverage table', 'Without the royalty: its row is added from the choice above'],
      coverage_date: ['Coverage as of', 'Change the date whenever the table changes'],
      legal_basis: ['Legal basis'],
      payment: ['Payment account', 'Shown on every unpaid order at once'],
      seller: ['Seller'],
      contact: ['Contact'],
      social: ['Social media'],
    },
  },
}
