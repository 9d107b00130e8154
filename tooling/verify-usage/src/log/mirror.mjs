import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MismatchError, UnusableError } from '../problem.mjs'
import { readBundle } from './bundle.mjs'
import { createDownload, MissingFileError } from './download.mjs'
import { hashBytes } from './hashes.mjs'
import { readCheckpoint } from './note.mjs'
import { formatTilePath, fullWidth, getTileWidth, listTiles } from './tile-path.mjs'

// With the signatures of up to 64 witnesses, which have 3.4 kB each.
const maxCheckpointBytes = 256 * 1024
const maxPolicyBytes = 256 * 1024
const maxBundleBytes = fullWidth * (2 + 65_535)
const atOnce = 4
/** Below the limits of the server, so that it has to ask for a pause only if others use the same key or address. */
const rate = 15

/** A file that is interrupted while it is written must not be taken for a complete one. */
async function save(path, bytes) {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

const exists = path =>
  stat(path).then(
    () => true,
    () => false,
  )

function requireComplete({ level, index, width }, bytes) {
  if (level === 'entries')
    // Reading changes the lengths.
    readBundle(Buffer.from(bytes), { index, count: width, first: index * fullWidth }, () => undefined)
  else if (bytes.length !== width * hashBytes)
    throw new MismatchError(`${formatTilePath(level, index, width)} has ${bytes.length} bytes.`)
}

async function runAll(tasks, count) {
  const queue = tasks[Symbol.iterator]()
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await next.value()
  }
  await Promise.all(Array.from({ length: count }, work))
}

/** Partial tiles that a full or wider one has replaced. */
async function removePartial(folder, { level, index }, size) {
  const partial = `${join(folder, formatTilePath(level, index))}.p`
  if (getTileWidth(level === 'entries' ? 0 : level, index, size) === fullWidth)
    await rm(partial, { recursive: true, force: true })
}

async function readOwnCheckpoint(folder) {
  try {
    return readCheckpoint(await readFile(join(folder, 'checkpoint'), 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function requireAddress(text) {
  const url = new URL(text)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal))
    throw new UnusableError('The address must begin with https://, as an API key is sent to it.')
  return text.replace(/\/+$/, '')
}

/** Downloads what a folder lacks of the tree of a checkpoint. */
async function downloadTree(folder, size, { downloads, onProgress }) {
  let done = 0
  let downloaded = 0
  const total = [...listTiles(size)].length
  const fetchTile = async tile => {
    const { level, index, width } = tile
    const path = formatTilePath(level, index, width)
    if (!(await exists(join(folder, path)))) {
      const isBundle = level === 'entries'
      const download = isBundle ? downloads.entries : downloads.tiles
      const bytes = await download(path, isBundle ? maxBundleBytes : width * hashBytes)
      requireComplete(tile, bytes)
      await save(join(folder, path), bytes)
      await removePartial(folder, tile, size)
      downloaded += 1
    }
    done += 1
    onProgress(done, total)
  }
  const tiles = [...listTiles(size)]
  const lists = [
    tiles.filter(({ level }) => level === 'entries'),
    tiles.filter(({ level }) => level !== 'entries'),
  ]
  await Promise.all(
    lists.map(list =>
      runAll(
        list.map(tile => () => fetchTile(tile)),
        atOnce,
      ),
    ),
  )
  return downloaded
}

/** What a policy says about witnesses. The keys of the log change without them. */
const getWitnessLines = policy => {
  const lines = policy.toString('latin1').split('\n')
  return lines.filter(line => !/^\s*(?:log\b|#|$)/.test(line)).join('\n')
}

/**
 * Saves the policy that the log publishes; logs from before there were witnesses have none. A policy that names other
 * witnesses than the saved one is saved beside it, unless the auditor uses a file of their own. Returns its path then.
 */
async function savePolicy(folder, download, { usesOwnPolicy }) {
  const bytes = await download('policy', maxPolicyBytes).catch(error => {
    if (error instanceof MissingFileError) return null
    throw error
  })
  if (!bytes) return null
  const path = join(folder, 'policy')
  const saved = (await exists(path)) ? await readFile(path) : bytes
  if (usesOwnPolicy || getWitnessLines(saved) === getWitnessLines(bytes)) {
    await save(path, bytes)
    await rm(`${path}.new`, { force: true })
    return null
  }
  await save(`${path}.new`, bytes)
  return `${path}.new`
}

const restarts = 3

/**
 * Copies a log into a folder. Only what the folder lacks is downloaded, and the checkpoint is written last, so that an
 * interrupted copy continues. Signatures and hashes are not verified. Returns a sentence, and the file with the new policy
 * if it has other witnesses than before.
 */
export async function mirrorLog(address, folder, { apiKey, usesOwnPolicy, onProgress, onWait }) {
  const base = requireAddress(address)
  const downloads = {
    entries: createDownload(base, { rate, apiKey, onWait }),
    tiles: createDownload(base, { rate, onWait }),
  }
  for (let restart = 0; ; restart += 1) {
    const note = (await downloads.tiles('checkpoint', maxCheckpointBytes)).toString()
    const { origin, size } = readCheckpoint(note)
    const own = await readOwnCheckpoint(folder)
    if (own && own.origin !== origin)
      throw new MismatchError(`The folder has the log ${own.origin}, but the address that of ${origin}.`)
    if (own && own.size > size)
      throw new MismatchError(
        `The log has ${size} entries, but the folder ${own.size}: the log was set back. Keep the folder.`,
      )
    try {
      const downloaded = await downloadTree(folder, size, { downloads, onProgress })
      const newPolicy = await savePolicy(folder, downloads.tiles, { usesOwnPolicy })
      await save(join(folder, 'checkpoint'), note)
      return { text: `${origin} with ${size} entries; ${downloaded} files downloaded`, newPolicy }
    } catch (error) {
      // A partial tile may be gone once the log has grown.
      if (!(error instanceof MissingFileError) || restart === restarts) throw error
    }
  }
}
