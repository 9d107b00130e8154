import { Transform } from 'node:stream'

/**
 * The stream that React writes a page into. React 18 leaves a null byte where a letter of several bytes does not fit its
 * buffer any more (facebook/react#24985), and no page holds one on purpose: they are taken out.
 */
export const stripNullBytes = () =>
  new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter(byte => byte !== 0) : chunk)
    },
  })
