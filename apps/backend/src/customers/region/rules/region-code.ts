export const regionLevels = ['province', 'city', 'district', 'urban'] as const
export type RegionLevel = (typeof regionLevels)[number]

// Each level adds two digits, except the last, which adds four.
const codeFormat = /^(\d{2})(?:\.?(\d{2})(?:\.?(\d{2})(?:\.?(\d{4}))?)?)?$/

/**
 * Converts a code with or without dots to dotted form (`31.71.06.1001`). Returns null if it is not a region
 * code.
 */
export function parseRegionCode(typed: string): string | null {
  const parts = codeFormat
    .exec(typed)
    ?.slice(1)
    .filter(part => part !== undefined)
  return parts ? parts.join('.') : null
}

/** The code of the parent region, or an empty string for a province. */
export const getParentCode = (code: string): string => code.split('.').slice(0, -1).join('.')

/** The codes from the province down to the region itself. */
export const getCodePath = (code: string): string[] =>
  code.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))

export const findRegionLevel = (code: string): RegionLevel | null =>
  regionLevels[code.split('.').length - 1] ?? null
