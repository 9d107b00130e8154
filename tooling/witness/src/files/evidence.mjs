import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256 } from '../log.mjs'
import { WitnessError } from '../problem.mjs'
import { describeFileError, writeDurably } from './durable-file.mjs'

/** For each kind, so that what proves nothing leaves room for what proves a fork. */
const maxFiles = 50
const maxBytes = 1_000_000

const getFolder = folder => join(folder, 'evidence')
const getClosedFolder = folder => join(folder, 'evidence', 'closed')

const pattern = /^(fork|unproven)-[0-9a-f]{16}\.json$/

const computeId = ({ origin, size, root }) =>
  sha256(Buffer.from(`${origin}\n${size}\n${root.toString('base64')}`)).toString('hex', 0, 8)

const parseEvidence = (name, text) => {
  const { kind, origin, received_at, old_size, known, refused, proof } = JSON.parse(text)
  return { name, bytes: text.length, kind, origin, received_at, old_size, known, refused, proof }
}

async function readEvidence(folder) {
  const files = []
  for (const name of (await readdir(folder)).filter(file => pattern.test(file))) {
    const text = await readFile(join(folder, name), 'utf8').catch(() => null)
    try {
      if (text !== null) files.push(parseEvidence(name, text))
    } catch {
      console.error(`${join(folder, name)} is not a file of this witness.`)
    }
  }
  return files.sort((one, other) => other.received_at - one.received_at)
}

/**
 * Refused checkpoints that the log has signed, as files. Those that prove nothing are removed when the log proves the
 * same tree later; all others stay until the office closes them.
 */
export async function openEvidence(dataFolder) {
  const folder = getFolder(dataFolder)
  await mkdir(getClosedFolder(dataFolder), { recursive: true, mode: 0o700 }).catch(error => {
    throw new WitnessError(`${folder} cannot be written: ${describeFileError(error)}.`, { cause: error })
  })
  let version = null
  let files = []
  let problem = null
  let readProblem = null

  /** Another process closes files. */
  async function list() {
    try {
      const { mtimeMs } = await stat(folder)
      if (mtimeMs !== version) {
        files = await readEvidence(folder)
        version = mtimeMs
      }
      readProblem = null
    } catch (error) {
      readProblem = `${folder} cannot be read: ${describeFileError(error)}.`
    }
    return files
  }

  async function save({ kind, checkpoint, note, known, old_size, proof }) {
    const name = `${kind}-${computeId(checkpoint)}.json`
    const same = (await list()).filter(file => file.kind === kind)
    if (same.some(file => file.name === name)) return
    const content = `${JSON.stringify(
      {
        kind,
        origin: checkpoint.origin,
        received_at: Date.now(),
        old_size,
        known,
        refused: note,
        proof: proof.map(hash => hash.toString('base64')),
      },
      null,
      2,
    )}\n`
    const bytes = same.reduce((sum, file) => sum + file.bytes, content.length)
    if (same.length >= maxFiles || bytes > maxBytes) return
    await writeDurably(join(folder, name), content)
    version = null
  }

  return {
    folder,
    list,
    problem: () => problem ?? readProblem,
    /** Keeps a refused checkpoint once. The refusal itself does not depend on it. */
    async add(refusal) {
      console.error(
        `Refused ${refusal.checkpoint.size} entries of ${refusal.checkpoint.origin}: ${refusal.kind}.`,
      )
      try {
        await save(refusal)
        problem = null
      } catch (error) {
        problem = error.message
        console.error(error.message)
      }
    },
    /** Removes a refusal of a tree that the log has proven after all. */
    async resolve(checkpoint) {
      const name = `unproven-${computeId(checkpoint)}.json`
      await rm(join(folder, name), { force: true }).catch(error => {
        problem = `${join(folder, name)} cannot be removed: ${describeFileError(error)}.`
      })
    },
  }
}

/** Moves refusals into the folder `closed`, where the page does not show them. Returns their names. */
export async function closeEvidence(dataFolder, wanted) {
  const folder = getFolder(dataFolder)
  const names = (await readdir(folder).catch(() => [])).filter(name => pattern.test(name))
  const closed = wanted.length === 0 ? names : names.filter(name => wanted.includes(name))
  for (const name of closed) await rename(join(folder, name), join(getClosedFolder(dataFolder), name))
  return closed
}
