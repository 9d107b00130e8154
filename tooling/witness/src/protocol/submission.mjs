import { decodeBase64, hashBytes, readCheckpoint } from '../log.mjs'

const maxProofLines = 63
/** Of the log and of others, which are ignored; C2SP signed-note requires 16. */
const maxSignatures = 32

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function parseHash(line) {
  const hash = decodeBase64(line)
  return hash?.length === hashBytes ? hash : null
}

/** Parses the body of `add-checkpoint` (C2SP tlog-witness); null if it is malformed. */
export function parseSubmission(body) {
  try {
    const text = utf8.decode(body)
    const end = text.indexOf('\n\n')
    const [first, ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
    const [, digits] = /^old (0|[1-9]\d{0,15})$/.exec(first) ?? []
    const oldSize = Number(digits)
    const proof = lines.map(parseHash)
    if (!Number.isSafeInteger(oldSize) || proof.includes(null) || proof.length > maxProofLines) return null
    const checkpoint = readCheckpoint(text.slice(end + 2))
    return checkpoint.signatures.length > maxSignatures ? null : { oldSize, proof, checkpoint }
  } catch {
    return null
  }
}
