import { formatHead, formatLink } from '../device/keys'
import { decodeBase64OrNull } from '../log-proofs'
import type { EvidenceCryptography } from './cryptography'

/** A play or rejection with a place in the chain of its device. Only plays have `prev`, and some a signature. */
export type Place = {
  index: number
  player: number
  chain: number
  digest: string
  prev?: string | undefined
  signature?: { alg: string; chain: number; value: string } | undefined
}

/** What an entry says about a device: its key from there on, if it has one. */
export type DeviceKeyState = { index: number; alg: string; publicKey: string }

/** `missing`: plays before this one, whose number is `count`. */
export type ChainProblem =
  | { kind: 'signature' | 'link' | 'copied' | 'no-key'; index: number }
  | { kind: 'missing'; index: number; count: number }

export type ChainCheck = {
  /** The plays that a signature of their device covers. */
  signed: Set<number>
  problems: ChainProblem[]
}

type Chain = { key: DeviceKeyState; places: Map<number, Place>; problems: ChainProblem[] }

/** Sorts places by the key that signs them: its chain begins again with another key. */
function openChains(
  places: readonly Place[],
  keys: ReadonlyMap<number, readonly DeviceKeyState[]>,
): { chains: Chain[]; problems: ChainProblem[] } {
  const chains = new Map<string, Chain>()
  const problems: ChainProblem[] = []
  for (const place of places.toSorted((one, other) => one.index - other.index)) {
    const key = keys.get(place.player)?.findLast(({ index }) => index < place.index)
    if (!key?.publicKey) {
      if (place.prev !== undefined) problems.push({ kind: 'no-key', index: place.index })
      continue
    }
    const name = `${place.player} ${key.publicKey}`
    const chain: Chain = chains.get(name) ?? { key, places: new Map(), problems: [] }
    chains.set(name, chain)
    const other = chain.places.get(place.chain)
    if (!other || other.prev === undefined) chain.places.set(place.chain, place)
    else if (place.prev !== undefined) chain.problems.push({ kind: 'copied', index: place.index })
  }
  return { chains: [...chains.values()], problems }
}

/** The link of each place, and the places that do not follow the one before them. */
async function linkPlaces(
  { digestText }: EvidenceCryptography,
  { key, places, problems }: Chain,
  isKnown: (player: number, chain: number) => boolean,
): Promise<{ links: Map<number, string>; breaks: Set<number> }> {
  const links = new Map<number, string>()
  const breaks = new Set<number>()
  const first = decodeBase64OrNull(key.publicKey)
  if (first) links.set(-1, await digestText(first))
  let last: number | null = null
  for (const [chain, { index, player, digest, prev }] of [...places].toSorted(([a], [b]) => a - b)) {
    const before = links.get(chain - 1)
    if (prev !== undefined && before !== undefined && before !== prev) {
      problems.push({ kind: 'link', index })
      breaks.add(chain)
    }
    let count = 0
    if (last !== null)
      for (let at = last + 1; at < chain && count < maxMissing; at += 1) count += isKnown(player, at) ? 0 : 1
    if (count > 0) problems.push({ kind: 'missing', index, count })
    const link = prev ?? before
    if (link !== undefined) links.set(chain, await digestText(formatLink(link, digest)))
    last = chain
  }
  return { links, breaks }
}

/** The number of missing positions to count at most, so that a bogus position cannot stall the check. */
const maxMissing = 100_000

/**
 * Verifies the chains of devices as far as a file has them: it may begin anywhere in a chain. `isKnown` tells of
 * positions whose entry could not be proven, which are not reported as missing, too.
 */
export async function verifyChains(
  cryptography: EvidenceCryptography,
  places: readonly Place[],
  keys: ReadonlyMap<number, readonly DeviceKeyState[]>,
  isKnown: (player: number, chain: number) => boolean,
): Promise<ChainCheck> {
  const { chains, problems } = openChains(places, keys)
  const signed = new Set<number>()
  for (const chain of chains) {
    const { links, breaks } = await linkPlaces(cryptography, chain, isKnown)
    for (const { index, signature } of chain.places.values()) {
      const link = signature && links.get(signature.chain)
      if (link === undefined || !signature) continue
      const isSigned =
        signature.alg === chain.key.alg &&
        (await cryptography.verifyDevice(chain.key, formatHead(signature.chain, link), signature.value))
      if (isSigned === null) continue
      if (!isSigned) chain.problems.push({ kind: 'signature', index })
      else cover(chain, links, breaks, signature.chain, signed)
    }
    problems.push(...chain.problems)
  }
  return { signed, problems }
}

/** A signature covers the places before it, as far as each follows the one before. */
function cover(
  { places }: Chain,
  links: ReadonlyMap<number, string>,
  breaks: ReadonlySet<number>,
  from: number,
  signed: Set<number>,
): void {
  for (let at = from; links.has(at); at -= 1) {
    const place = places.get(at)
    if (!place || signed.has(place.index)) return
    signed.add(place.index)
    if (breaks.has(at)) return
  }
}
