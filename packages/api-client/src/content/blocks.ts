import { z } from 'zod'
import { renditions } from './renditions'

const link = z.object({ label: z.string(), href: z.string() })
const optionalString = z
  .string()
  .nullish()
  .transform(value => value || null)
const card = z.object({
  icon: optionalString,
  title: z.string(),
  subtitle: z.string(),
  detail: optionalString,
  /** Whether the feature is not available yet. */
  coming: z
    .boolean()
    .nullish()
    .transform(value => value === true),
})
const item = z.object({ title: z.string(), text: z.string() })
const heading = { title: z.string(), text: optionalString }
const actions = { primary: link, secondary: link.nullish().transform(value => value ?? null) }

const withImage = { image: renditions, image_alt: optionalString }

/** One schema per CMS block, by block name. */
export const blockSchemas = {
  hero: z.object({
    title: z.string(),
    accent: optionalString,
    text: z.string(),
    ...actions,
    note: optionalString,
    note_link: link.nullish().transform(value => value ?? null),
  }),
  facts: z.object({ items: z.array(item) }),
  steps: z.object({ ...heading, items: z.array(item) }),
  industries: z.object({ ...heading, closing_title: optionalString, closing_text: optionalString }),
  features: z.object({ ...heading, cards: z.array(card) }),
  packages: z.object(heading),
  calculator: z.object(heading),
  coverage: z.object(heading),
  testimonials: z.object(heading),
  questions: z.object({ ...heading, group: optionalString }),
  closing: z.object({ ...heading, ...actions, ...withImage }),
  intro: z.object({ title: z.string(), subtitle: z.string(), detail: z.string(), ...actions, ...withImage }),
  benefits: z.object({ title: z.string(), cards: z.array(card) }),
  personalisation: z.object({
    title: z.string(),
    text: z.string(),
    points: z.array(z.object({ text: z.string() })),
    playlists: z.array(z.object({ time: z.string(), name: z.string(), mood: z.string() })),
  }),
  'rich-text': z.object({ title: optionalString, body: z.string() }),
}

export type BlockName = keyof typeof blockSchemas
type Fields = { [N in BlockName]: z.output<(typeof blockSchemas)[N]> }

/** A block of a page. The compiler checks that every switch over `block` is exhaustive. */
export type Block = { [N in BlockName]: { block: N } & Fields[N] }[BlockName]
export type BlockOf<N extends BlockName> = Extract<Block, { block: N }>
export type Link = z.output<typeof link>
export type Card = z.output<typeof card>

export const blockNames = Object.keys(blockSchemas).filter((name): name is BlockName => name in blockSchemas)
