export const cidSeries = 'cid'

const modulus = 100_000_000n
// Coprime to the modulus, so every sequence number maps to a different customer id.
const factor = 61_803_399n
const offset = 27_182_818n

/**
 * Returns `C` followed by eight digits, unique per sequence number and without revealing the number of
 * customers.
 */
export const generateCid = (sequence: number): string =>
  `C${String((BigInt(sequence) * factor + offset) % modulus).padStart(8, '0')}`
