import type { PanelView } from '#src/platform/panel/view'

const title = ['Title'] as [string]
const text = ['Text'] as [string]
const buttons: PanelView['fields'] = { primary: ['Main button'], secondary: ['Second button', 'Optional'] }
const picture: PanelView['fields'] = {
  image: [
    'Picture',
    'Landscape, at least 960 × 600 px, at most 8 MB. Optional; our own drawing stands in for it',
  ],
  image_alt: ['Alternative text', 'What the picture shows, in one sentence, in the language of this entry'],
}
const opening: PanelView['fields'] = { title, text }

export const componentViews: Record<string, PanelView> = {
  'parts.link': {
    main: 'label',
    fields: {
      label: ['Button label', 'A verb and what it leads to; no exclamation mark'],
      href: [
        'Link',
        'A path of this site without the language, like /product#packages, or an address with https',
      ],
    },
  },
  'parts.card': {
    main: 'title',
    fields: {
      icon: ['Icon', 'Decides the small picture'],
      title: ['Title', '2 to 5 words'],
      subtitle: ['Subtitle', '6 to 11 words, no full stop'],
      detail: ['Detail', 'Optional, one sentence'],
      coming: ['Coming soon', 'Shows that this is not available yet'],
    },
  },
  'parts.item': { main: 'title', fields: { title, text } },
  'parts.point': { main: 'text', fields: { text } },
  'parts.playlist': {
    main: 'name',
    fields: {
      time: ['Time', 'As people write it: 06.00 in Indonesian, 06:00 in English'],
      name: ['Part of the day'],
      mood: ['How it sounds', 'Instruments or genre, then the tempo'],
    },
  },
  'parts.seo': {
    main: 'title',
    fields: {
      title: ['Title', 'Aim for 60, at most 70. The name of the site is added'],
      description: ['Description', '120 to 160 characters, shown in search results'],
    },
  },
  'parts.payment': {
    main: 'bank_name',
    fields: {
      bank_name: ['Bank'],
      account_number: ['Account number'],
      account_holder: ['Account holder'],
    },
  },
  'parts.payment-method': {
    main: 'method',
    fields: {
      method: ['Method'],
      down: ['Not available now', 'On: members see it as unavailable, for example while a bank is down'],
      min: ['Smallest amount (Rp)', 'Empty: no limit'],
      max: ['Largest amount (Rp)', 'Empty: no limit'],
    },
  },
  'parts.email-recipient': {
    main: 'email',
    fields: { email: ['Email'], language: ['Language'] },
  },
  'parts.seller': {
    main: 'name',
    fields: {
      name: ['Name'],
      address: ['Address'],
      npwp: ['Tax number (NPWP)'],
      tax_registered: ['Registered for PPN', 'On: invoices show the PPN inside the total'],
    },
  },
  'parts.coverage-row': {
    main: 'label',
    fields: { label: ['What'], covered: ['Covered by the subscription'] },
  },
  'parts.royalty-wording': {
    main: 'sentence',
    fields: {
      sentence: ['Short sentence', 'Stands for {royalty}; with its full stop'],
      answer: ['Paragraph', 'Stands for {royalty_answer}; who pays what'],
      coverage_label: ['Row of the coverage table'],
    },
  },
  'sections.hero': {
    main: 'title',
    fields: {
      title: ['Headline, first part'],
      accent: ['Headline, highlighted ending'],
      text,
      ...buttons,
      note: ['Note', 'Small line under the buttons'],
      note_link: ['Link of the note'],
    },
  },
  'sections.facts': { main: 'id', fields: { items: ['Facts', 'Four'] } },
  'sections.steps': { main: 'title', fields: { ...opening, items: ['Steps', 'Three'] } },
  'sections.industries': {
    main: 'title',
    fields: {
      ...opening,
      closing_title: ['Title of the last tile', 'For visitors whose industry is missing'],
      closing_text: ['Text of the last tile'],
    },
  },
  'sections.features': { main: 'title', fields: { ...opening, cards: ['Cards'] } },
  'sections.packages': { main: 'title', fields: opening },
  'sections.calculator': { main: 'title', fields: opening },
  'sections.coverage': { main: 'title', fields: opening },
  'sections.testimonials': { main: 'title', fields: opening },
  'sections.questions': {
    main: 'title',
    fields: { ...opening, group: ['Group', 'Empty: the featured questions'] },
  },
  'sections.closing': { main: 'title', fields: { ...opening, ...buttons, ...picture } },
  'sections.intro': {
    main: 'title',
    fields: { title, subtitle: ['Subtitle'], detail: ['Detail'], ...buttons, ...picture },
  },
  'sections.benefits': { main: 'title', fields: { title: ['Title', '2 words'], cards: ['Cards', 'Three'] } },
  'sections.personalisation': {
    main: 'title',
    fields: { ...opening, points: ['Points', 'What it follows'], playlists: ['Parts of the day'] },
  },
  'sections.rich-text': {
    main: 'title',
    fields: { title: ['Title', 'Optional'], body: ['Text', 'Markdown; headings start with ##'] },
  },
}
