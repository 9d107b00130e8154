import { cleanCode } from '@bgm/validation'

/** Removes what people write between the groups of an ISRC or ISWC: `ID-A01-26-00001` becomes `IDA012600001`. */
export const normaliseIdentifier = (text: string): string =>
  cleanCode(text.slice(0, 100))
    .toUpperCase()
    .replace(/[\s.-]/g, '')
