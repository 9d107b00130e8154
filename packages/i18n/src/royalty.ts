/** The site setting for whether the subscription covers the LMKN royalty; `separate` by default. */
export type RoyaltySetting = 'separate' | 'included'

export type RoyaltySentence = 'short' | 'price' | 'paragraph' | 'row'

/** The message key of a text about the royalty. Only these messages may state whether it is included. */
export const getRoyaltyKey = (
  setting: RoyaltySetting | null | undefined,
  sentence: RoyaltySentence,
): `royalty.${RoyaltySetting}.${RoyaltySentence}` =>
  `royalty.${setting === 'included' ? 'included' : 'separate'}.${sentence}`
