/** Whether the LMKN royalty is covered is the owner's fact, a site setting; `separate` unless it says otherwise. */
export type RoyaltySetting = 'separate' | 'included'

export type RoyaltySentence = 'short' | 'price' | 'paragraph' | 'row'

/** The message key of a sentence about the royalty: the one way to speak of it. */
export const royaltyKey = (
  setting: RoyaltySetting | null | undefined,
  sentence: RoyaltySentence,
): `royalty.${RoyaltySetting}.${RoyaltySentence}` =>
  `royalty.${setting === 'included' ? 'included' : 'separate'}.${sentence}`
