/**
 * SQL that aggregates a column of indexes into one value of four bytes each, because reading a hundred thousand rows
 * would block the event loop.
 */
export const packIndexes = (column: string): string => `string_agg(int4send(${column}), ''::bytea)`

export function* readPackedIndexes(packed: Buffer): Generator<number> {
  for (let at = 0; at < packed.length; at += 4) yield packed.readInt32BE(at)
}
