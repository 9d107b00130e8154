import { type LookupAddress, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './address'

/** The host name of a receiver resolves to a private address. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Resolves names for connections, so that the checked address is the one that is called. One private address
 * is enough to reject a name.
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

export const lookupPublic = restrictLookup(lookup)
