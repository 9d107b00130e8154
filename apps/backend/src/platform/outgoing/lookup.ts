import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './address'

/** Thrown if the host name of a receiver resolves to a private address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves names for connections, so that the address that was checked is the one that is connected to. A
 * name is rejected if any of its addresses is private.
 */
export const restrictLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
        return done(new PrivateAddressError(), '')
      if (options.all) return done(null, found)
      const [first] = found
      done(null, first?.address ?? '', first?.family)
    })
  }

/** In milliseconds, for each name server. */
const timeout = 2_000

/**
 * Asks the name servers directly. `dns.lookup` would occupy a thread of the process beyond the call's deadline,
 * and a few customers whose name servers never answer would hold up every other look-up.
 */
const resolveName: Resolve = (hostname, _options, done) => {
  const resolver = new Resolver({ timeout, tries: 1 })
  void Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]).then(([four, six]) => {
    const found = [
      ...(four.status === 'fulfilled' ? four.value.map(address => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map(address => ({ address, family: 6 })) : []),
    ]
    done(found.length === 0 && four.status === 'rejected' ? four.reason : null, found)
  })
}

export const lookupPublic = restrictLookup(resolveName)
