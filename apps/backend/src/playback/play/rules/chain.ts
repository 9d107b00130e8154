/** The last known place in a device's chain: its position and link. */
export type ChainHead = { chain: number | null; link: string | null }

type Place = { chain: number; prev: string; link: string }
/** `isNew` is false for plays that were known already. */
type Delivered = { place: Place; isNew: boolean }

/**
 * Follows a device's chain through a delivery. A chain has forked if two plays are at one position, or one play follows
 * another one than the last: the key has a copy, or the device was restored from one.
 */
export function followChain(
  head: ChainHead,
  delivered: readonly Delivered[],
): ChainHead & { hasForked: boolean } {
  const known = head.chain ?? -1
  const added = delivered.flatMap(({ place, isNew }) => (isNew ? [place] : []))
  const hasForked = added.some(
    ({ chain, prev }) => chain <= known || (chain === known + 1 && head.link !== null && prev !== head.link),
  )
  const last = added.at(-1)
  return last && last.chain > known
    ? { chain: last.chain, link: last.link, hasForked }
    : { ...head, hasForked }
}
