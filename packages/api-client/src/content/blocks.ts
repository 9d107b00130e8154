import { z } from 'zod'

const link = z.object({ label: z.string(), href: z.string() })
const given = z
  .string()
  .nullish()
  .transform(value => value || null)
const card = z.object({ icon: given, title: z.string(), subtitle: z.string(), detail: given })
const item = z.object({ title: z.string(), text: z.string() })
const opening = { title: z.string(), text: given }
const actions = { primary: link, secondary: link.nullish().transform(value => value ?? null) }

/** One schema per block of the CMS, by the block's name. */
export const blockSchemas = {
  hero: z.object({
    title: z.string(),
    accent: given,
    text: z.string(),
    ...actions,
    note: given,
    note_link: link.nullish().transform(value => value ?? null),
  }),
  facts: z.object({ items: z.array(item) }),
  steps: z.object({ ...opening, items: z.array(item) }),
  industries: z.object({ ...opening, closing_title: given, closing_text: given }),
  features: z.object({ ...opening, cards: z.array(card) }),
  packages: z.object(opening),
  calculator: z.object(opening),
  coverage: z.object(opening),
  testimonials: z.object(opening),
  questions: z.object({ ...opening, group: given }),
  closing: z.object({ ...opening, ...actions }),
  intro: z.object({ title: z.string(), subtitle: z.string(), detail: z.string(), ...actions }),
  benefits: z.object({ title: z.string(), cards: z.array(card) }),
  personalisation: z.object({
    title: z.string(),
    text: z.string(),
    points: z.array(z.object({ text: z.string() })),
    playlists: z.array(z.object({ time: z.string(), name: z.string(), mood: z.string() })),
  }),
  'rich-text': z.object({ title: given, body: z.string() }),
}

export type BlockName = keyof typeof blockSchemas
type Fields = { [N in BlockName]: z.output<(typeof blockSchemas)[N]> }

/** A block of a page; switch over `block`, the compiler knows whether all are answered. */
export type Block = { [N in BlockName]: { block: N } & Fields[N] }[BlockName]
export type BlockOf<N extends BlockName> = Extract<Block, { block: N }>
export type Link = z.output<typeof link>
export type Card = z.output<typeof card>

export const blockNames = Object.keys(blockSchemas).filter((name): name is BlockName => name in blockSchemas)
