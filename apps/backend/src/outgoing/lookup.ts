import { type LookupAddress, lookup } from 'node:dns'
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

export const lookupPublic = restrictLookup(lookup)
