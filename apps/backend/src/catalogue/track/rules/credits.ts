import { type Contributor, listMissingMatchParts } from './contributors'

export type Credits = {
  artists: readonly unknown[]
  composers: string | null
  isrc: string | null
  iswc: string | null
}

export const creditParts = ['artists', 'composers', 'isrc', 'iswc'] as const
export type CreditPart = (typeof creditParts)[number]

/** Without these credits, no one could be paid for a play. */
export const requiredCredits: readonly CreditPart[] = ['artists', 'composers']

/** The credits that are missing for reporting plays of this track. */
export const listMissingCredits = (credits: Credits): CreditPart[] =>
  creditParts.filter(part => {
    const value = credits[part]
    return value === null || value.length === 0 || (typeof value === 'string' && value.trim() === '')
  })

export type CreditState = 'complete' | 'unmatched' | 'unidentified' | 'unreportable'

/**
 * Returns whether plays can be reported completely, without what a society needs to match the work, without an
 * identifier, or not at all.
 */
export function getCreditState(credits: Credits & { contributors: readonly Contributor[] }): CreditState {
  const missing = listMissingCredits(credits)
  if (missing.some(part => requiredCredits.includes(part))) return 'unreportable'
  if (missing.length > 0) return 'unidentified'
  return listMissingMatchParts(credits.contributors).length === 0 ? 'complete' : 'unmatched'
}
