import {
  type ChainLink,
  formatChainedPlay,
  formatHead,
  formatLink,
  type Play,
  type PlaysHead,
} from '@bgm/validation'
import * as z from 'zod/mini'
import { decodeBase64 } from '#app/engine/base64'
import type { DeviceSigner, Ports } from '#app/engine/ports'

/** How far the chain of a pairing reaches: the position and `prev` of its next play. */
const stateSchema = z.object({ public_key: z.string(), next: z.number(), link: z.string() })

type PlacedPlay = { play: Play; link: ChainLink }

/**
 * The chains of plays that this device signs, one for each pairing. What fails here rejects, and the plays are delivered
 * unsigned.
 */
export class PlayChain {
  constructor(private readonly ports: Pick<Ports, 'digest' | 'state'>) {}

  /** Returns the places of these plays at the end of the pairing's chain. */
  async extend(pairing: string, signer: DeviceSigner, plays: readonly Play[]): Promise<ChainLink[]> {
    let { next, link } = await this.#getEnd(pairing, signer)
    const links: ChainLink[] = []
    for (const play of plays) {
      links.push({ chain: next, prev: link })
      link = await this.#link(link, play)
      next += 1
    }
    return links
  }

  /** Signs plays whose places follow each other, after the places are known to be used. */
  async sign(pairing: string, signer: DeviceSigner, placed: readonly PlacedPlay[]): Promise<PlaysHead> {
    const [first] = placed
    if (!first) throw new RangeError('There is no play to sign')
    let { prev: link } = first.link
    for (const { play } of placed) link = await this.#link(link, play)
    const next = first.link.chain + placed.length
    const { alg, publicKey: public_key } = signer
    if ((await this.#getEnd(pairing, signer)).next < next)
      await this.ports.state.set(`chain-${pairing}`, { public_key, next, link })
    return { alg, public_key, ...first.link, signature: await signer.sign(formatHead(next - 1, link)) }
  }

  async #getEnd(pairing: string, { publicKey }: DeviceSigner) {
    const stored = stateSchema.safeParse(await this.ports.state.get(`chain-${pairing}`))
    if (stored.success && stored.data.public_key === publicKey) return stored.data
    return { next: 0, link: await this.#digest(decodeBase64(publicKey)) }
  }

  async forget(pairing: string): Promise<void> {
    await this.ports.state.remove(`chain-${pairing}`)
  }

  async #link(prev: string, play: Play): Promise<string> {
    return this.#digestText(formatLink(prev, await this.#digestText(formatChainedPlay(play))))
  }

  #digestText = (text: string) => this.#digest(new TextEncoder().encode(text))
  #digest = (bytes: Uint8Array<ArrayBuffer>) => this.ports.digest(bytes.buffer)
}
