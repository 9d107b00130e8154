import { verify } from 'node:crypto'
import { MismatchError, UnusableError } from '../problem.mjs'
import { decodeBase64, idBytes, isKeyName, parseVerifierKey, signatureTypes } from './verifier-key.mjs'

/** Parses a file with verifier keys, one a line. Lines that begin with `#` are comments. */
export function parseVerifierKeys(text) {
  const keys = []
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const key = parseVerifierKey(line.trim())
    if (key?.type !== signatureTypes.ed25519)
      throw new UnusableError(`Line ${index + 1} of the key file is not a verifier key.`)
    keys.push(key)
  }
  if (keys.length === 0) throw new UnusableError('The key file contains no verifier key.')
  if (keys.some(({ name }) => name !== keys[0].name))
    throw new UnusableError('The key file contains keys of several logs. Use one file for each log.')
  return keys
}

function parseSignature(line) {
  const [, name, content] = /^\u2014 (\S+) (\S+)$/u.exec(line) ?? []
  const bytes = content === undefined ? null : decodeBase64(content)
  if (!bytes || !isKeyName(name) || bytes.length <= idBytes) return null
  return { name, id: bytes.subarray(0, idBytes).toString('hex'), signature: bytes.subarray(idBytes) }
}

/** The text of a note and its signatures (C2SP signed-note); null if it is malformed. */
function parseNote(note) {
  const end = note.lastIndexOf('\n\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must not contain any but newlines.
  if (end === -1 || !note.endsWith('\n') || /[\0-\x09\x0b-\x1f]/.test(note)) return null
  const signatures = note
    .slice(end + 2, -1)
    .split('\n')
    .map(parseSignature)
  return signatures.includes(null) ? null : { text: note.slice(0, end + 1), signatures }
}

function parseCheckpoint(text) {
  const [origin, size, root, ...extensions] = text.slice(0, -1).split('\n')
  const hash = decodeBase64(root ?? '')
  const isSize = /^(0|[1-9]\d{0,15})$/.test(size ?? '') && Number.isSafeInteger(Number(size))
  if (!origin || !isSize || hash?.length !== 32 || extensions.includes('')) return null
  return { origin, size: Number(size), root: hash }
}

/** What a checkpoint says, without verifying its signatures. Throws if it is malformed. */
export function readCheckpoint(note) {
  const parsed = parseNote(note)
  const checkpoint = parsed && parseCheckpoint(parsed.text)
  if (!checkpoint) throw new MismatchError('This is not a checkpoint of a log.')
  return { ...checkpoint, note, text: parsed.text, signatures: parsed.signatures }
}

/**
 * Verifies a checkpoint. `signers` are the keys that have signed it, `others` the names of signatures by keys of the log
 * that are not in the key file, and `cosignatures` those of others; neither is verified.
 */
export function openCheckpoint(note, keys) {
  const { signatures, ...checkpoint } = readCheckpoint(note)
  const { text } = checkpoint
  const [{ name: origin }] = keys
  if (checkpoint.origin !== origin)
    throw new MismatchError(
      `The checkpoint is of the log ${checkpoint.origin}, but the keys are of ${origin}.`,
    )
  const signers = []
  const others = []
  const cosignatures = []
  for (const { name, id, signature } of signatures) {
    const known = keys.find(key => key.name === name && key.id === id)
    if (!known && name === origin) others.push(`${name} (key ${id})`)
    else if (!known) cosignatures.push({ name, id, signature })
    else if (verify(null, Buffer.from(text), known.key, signature)) signers.push(known)
    else throw new MismatchError(`The signature with key ${id} is wrong: the checkpoint was changed.`)
  }
  if (signers.length === 0)
    throw new MismatchError(
      `The checkpoint is signed with none of your keys, but by ${[...others, ...cosignatures.map(({ name }) => name)].join(', ')}.`,
    )
  return { ...checkpoint, signers, others, cosignatures }
}
