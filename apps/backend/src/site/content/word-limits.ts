import type { FieldMessage } from '#src/platform/panel/field-errors'
import type { StaffMessage } from '#src/platform/panel/staff-language'

type Card = { title?: unknown; subtitle?: unknown }
export type Section = { __component?: string; title?: unknown; cards?: Card[] }

const counted = /[\p{L}\p{N}]/u

export const countWords = (text: unknown): number =>
  typeof text === 'string' ? text.split(/\s+/).filter(word => counted.test(word)).length : 0

function outside(
  text: unknown,
  least: number,
  most: number,
  path: string[],
  [en, id]: StaffMessage,
): FieldMessage[] {
  const words = countWords(text)
  if (words >= least && words <= most) return []
  const range = (to: string) => (least === most ? `${least}` : `${least} ${to} ${most}`)
  const message: StaffMessage = [
    `${en}: ${range('to')} words, this has ${words}`,
    `${id}: ${range('sampai')} kata, yang ini ${words}`,
  ]
  return [{ path, message }]
}

/**
 * Checks the limits of card copy: titles have 2 to 5 words, subtitles 6 to 11. The title of a benefits
 * section, and of any section with cards on an industry page, has 2 words.
 */
export function validateWordLimits(sections: Section[], kind: 'page' | 'industry'): FieldMessage[] {
  return sections.flatMap((section, index) => {
    const path = ['sections', String(index)]
    const isShort = section.__component === 'sections.benefits' || (section.cards && kind === 'industry')
    const title = isShort
      ? outside(section.title, 2, 2, [...path, 'title'], ['Section title', 'Judul bagian'])
      : []
    const cards = (section.cards ?? []).flatMap((card, position) => [
      ...outside(
        card.title,
        2,
        5,
        [...path, 'cards', String(position), 'title'],
        ['Card title', 'Judul kartu'],
      ),
      ...outside(
        card.subtitle,
        6,
        11,
        [...path, 'cards', String(position), 'subtitle'],
        ['Card subtitle', 'Subjudul kartu'],
      ),
    ])
    return [...title, ...cards]
  })
}
