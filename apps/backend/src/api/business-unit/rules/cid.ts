export const cidSeries = 'cid'

const span = 100_000_000n
// Any factor without a divisor in common with the span visits every number once.
const factor = 61_803_399n
const start = 27_182_818n

/** `C` and eight digits: another one for every sequence number, without telling how many customers there are. */
export const generateCid = (sequence: number): string =>
  `C${String((BigInt(sequence) * factor + start) % span).padStart(8, '0')}`
