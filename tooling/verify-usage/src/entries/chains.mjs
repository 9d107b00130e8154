import { createHash, createPublicKey, verify } from 'node:crypto'

const sha256 = content => createHash('sha256').update(content).digest('hex')
/** The number of links that a chain keeps until a signature covers them, which bounds the memory. */
const maxLinks = 10_000

/** What a play says to its chain (docs/usage-log.md). */
const digestPlay = play =>
  sha256(
    JSON.stringify({
      boot: play.boot,
      clock_offset: play.clock_offset,
      duration_ms: play.duration_ms,
      end_reason: play.end_reason,
      epoch: play.epoch,
      layer: play.layer,
      offline: play.offline,
      play_id: play.play_id,
      ...(play.playlist !== undefined && { playlist: play.playlist }),
      seq: play.seq,
      started_at: play.started_at,
      track: play.track,
      track_revision: play.track_revision,
    }),
  )

function readKey({ alg, public_key }) {
  const bytes = Buffer.from(public_key, 'base64')
  const part = (from, to) => bytes.subarray(from, to).toString('base64url')
  const jwk =
    alg === 'Ed25519'
      ? { kty: 'OKP', crv: 'Ed25519', x: part(0, 32) }
      : { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }
  return createPublicKey({ key: jwk, format: 'jwk' })
}

function isSignedBy(device, text, { alg, value }) {
  if (alg !== device.alg) return false
  try {
    const signature = Buffer.from(value, 'base64')
    return alg === 'Ed25519'
      ? verify(null, Buffer.from(text), readKey(device), signature)
      : verify('sha256', Buffer.from(text), { key: readKey(device), dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    return false
  }
}

/**
 * Verifies the chains of signed plays. A signature comes with the last play that was accepted of a delivery, and may
 * cover rejected ones after it, whose entries follow. With `isPart`, the plays may begin anywhere in a chain.
 */
export function createChainCheck(registers, findings, { isPart = false } = {}) {
  const chains = new Map()
  /** `placed` plays have a place in a chain, whether or not it turns out to be right. */
  const counts = { placed: 0, signed: 0, unsigned: 0, unverified: 0 }
  const unsignedDevices = new Set()

  function openChain({ player_id }, { public_key }) {
    const known = chains.get(player_id)
    if (known?.public_key === public_key) return known
    if (known) counts.unverified += known.uncovered
    const links = new Map([[-1, sha256(Buffer.from(public_key, 'base64'))]])
    const chain = { public_key, links, last: -1, uncovered: 0, waiting: [], rejected: new Map() }
    chains.set(player_id, chain)
    return chain
  }

  /** Rejected plays have places, too. Their entries come before those of plays that arrived with them. */
  function addLink(chain, at, link) {
    chain.links.set(at, link)
    chain.last = Math.max(chain.last, at)
    const [oldest] = chain.links.keys()
    if (chain.links.size > maxLinks) chain.links.delete(oldest)
    const digest = chain.rejected.get(at + 1)
    chain.rejected.delete(at + 1)
    if (digest !== undefined) addLink(chain, at + 1, sha256(`${link}\n${digest}\n`))
  }

  /** Verifies the signatures whose last link is known by now. */
  function settle(chain, device) {
    chain.waiting = chain.waiting.filter(({ index, signature }) => {
      const link = chain.links.get(signature.chain)
      if (link === undefined) return true
      const text = `usage-plays/1\n${signature.chain}\n${link}\n`
      if (isSignedBy(device, text, signature)) {
        counts.signed += chain.uncovered
        chain.uncovered = 0
      } else findings.add('plays whose signature is not one of their device for what the log says', index)
      return false
    })
  }

  function findProblem(chain, play) {
    if (play.chain > chain.last + 1) return 'after a gap in the chain of their device (a play is missing)'
    if (chain.links.get(play.chain - 1) !== play.prev)
      return 'that follow another one than the chain of their device says'
    return null
  }

  return {
    checkPlay(index, play) {
      if (play.chain === undefined) {
        counts.unsigned += 1
        unsignedDevices.add(play.player_id)
        return
      }
      counts.placed += 1
      const device = registers.devices.find(play.player_id, index)?.state
      if (!device?.public_key) return findings.add('signed plays of a device without a key', index)
      const chain = openChain(play, device)
      if (isPart && chain.links.size === 1 && play.chain > 0) {
        chain.links.set(play.chain - 1, play.prev)
        chain.last = play.chain - 1
      }
      if (chain.links.has(play.chain)) {
        counts.unverified += 1
        return findings.add('plays at a place of their chain that another one has (a copied device)', index)
      }
      const problem = findProblem(chain, play)
      if (problem) {
        findings.add(`plays ${problem}`, index)
        // No signature covers the ones before it.
        counts.unverified += chain.uncovered
        chain.uncovered = 0
      }
      addLink(chain, play.chain, sha256(`${play.prev}\n${digestPlay(play)}\n`))
      chain.uncovered += 1
      if (play.signature) chain.waiting.push({ index, signature: play.signature })
      settle(chain, device)
    },
    checkRejection(index, { player_id, chain: at, digest }) {
      const device = registers.devices.find(player_id, index)?.state
      if (at === undefined || !device?.public_key) return
      const chain = openChain({ player_id }, device)
      if (chain.links.has(at)) return
      const before = chain.links.get(at - 1)
      if (before !== undefined) addLink(chain, at, sha256(`${before}\n${digest}\n`))
      else if (chain.rejected.size < maxLinks) chain.rejected.set(at, digest)
      settle(chain, device)
    },
    /** Call this after the last entry. */
    end() {
      for (const { uncovered } of chains.values()) counts.unverified += uncovered
      return { ...counts, unsignedDevices: unsignedDevices.size }
    },
  }
}
