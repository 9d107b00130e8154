type Icon =
  | 'playlist'
  | 'schedule'
  | 'zones'
  | 'remote'
  | 'filter'
  | 'licence'
  | 'report'
  | 'packages'
  | 'tailored'
  | 'rhythm'
  | 'calm'
  | 'people'

/** Icon, title of 2 to 5 words, subtitle of 6 to 11 words, and optionally a sentence. */
export type CardCopy = [icon: Icon, title: string, subtitle: string, detail?: string]

/** The copy of one industry in one language; `sections.ts` turns it into blocks. */
export type IndustryCopy = {
  name: string
  tagline: string
  search_terms: string
  seo: { title: string; description: string }
  intro: { title: string; subtitle: string; detail: string; calculate: string }
  benefits: { title: string; cards: [CardCopy, CardCopy, CardCopy] }
  personalisation: {
    title: string
    text: string
    points: string[]
    playlists: [time: string, name: string, mood: string][]
  }
  features: { title: string; text: string; cards: [CardCopy, CardCopy, CardCopy] }
  closing: { title: string; text: string }
}
