export const cidSeries = 'cid'

const modulus = 100_000_000n
// A factor coprime to the modulus maps every sequence number to a different customer id.
const factor = 61_803_399n
const offset = 27_182_818n

/** `C` and eight digits, unique for each sequence number and without revealing how many customers there are. */
export const generateCid = (sequence: number): string =>
  `C${String((BigInt(sequence) * factor + offset) % modulus).padStart(8, '0')}`
