import { Transform } from 'node:stream'

/**
 * Removes null bytes from a rendered page. React 18 inserts one where a multi-byte character does not fit into its buffer
 * (facebook/react#24985).
 */
export const stripNullBytes = () =>
  new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter(byte => byte !== 0) : chunk)
    },
  })
