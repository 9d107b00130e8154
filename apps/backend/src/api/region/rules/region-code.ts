export const levels = ['province', 'city', 'district', 'urban'] as const
export type Level = (typeof levels)[number]

// Two digits a level, four for the last.
const shape = /^(\d{2})(?:\.?(\d{2})(?:\.?(\d{2})(?:\.?(\d{4}))?)?)?$/

/** The code with its dots (`31.71.06.1001`), from one typed with or without; null for anything else. */
export function parseRegionCode(typed: string): string | null {
  const parts = shape
    .exec(typed)
    ?.slice(1)
    .filter(part => part !== undefined)
  return parts ? parts.join('.') : null
}

/** The code of the region around it; empty for a province, whose parent is the country. */
export const parentCode = (code: string): string => code.split('.').slice(0, -1).join('.')

/** From the province down to the code itself. */
export const getCodePath = (code: string): string[] =>
  code.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

export const getLevel = (code: string): Level | null => levels[code.split('.').length - 1] ?? null
