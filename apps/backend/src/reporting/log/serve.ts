import { fullWidth, type Tile } from '@bgm/validation'
import type { CollectiveReader } from '#src/identity'
import { notFound } from '#src/platform/http/errors'
import type { FileResponse } from '#src/platform/http/implement'
import { recordReadHourly } from '#src/reporting/collective/reads'
import { hashSize } from '#src/reporting/seal/rows'
import { findCosignedCheckpoint } from '#src/reporting/witness/cosigned'
import { openTile } from './files'
import { listVerifierKeys } from './keys'
import { getLogState } from './state'

const maxLevel = 63

/** A number of the path, written as the contract's client writes it. Throws 404 for anything else. */
function parseNumber(text: string, min: number, max: number): number {
  const number = Number(text)
  if (!/^\d{1,15}$/.test(text) || String(number) !== text || number < min || number > max) throw notFound()
  return number
}

type Place = { index: string; width: string }

const parsePlace = ({ index, width }: Place) => ({
  index: parseNumber(index, 0, Number.MAX_SAFE_INTEGER),
  width: parseNumber(width, 1, fullWidth),
})

async function getFile(tile: Tile): Promise<FileResponse> {
  const { folder } = await getLogState()
  const found = await openTile(folder, tile)
  if (!found) throw notFound()
  const name = `${tile.level}-${tile.index}-${tile.width}`
  return { name, type: 'application/octet-stream', content: found.body, size: found.size }
}

/** A tile of hashes. Throws 404 if there is none. */
export async function getLogTile({ level, ...place }: Place & { level: string }): Promise<FileResponse> {
  const tile = { level: parseNumber(level, 0, maxLevel), ...parsePlace(place) }
  const file = await getFile(tile)
  if (file.size !== tile.width * hashSize) throw new Error('A tile of the usage log has an unexpected size')
  return file
}

/** A bundle of entries, for a collective body. Throws 404 if there is none. */
export async function getLogBundle(place: Place, reader: CollectiveReader): Promise<FileResponse> {
  const tile = { level: 'entries' as const, ...parsePlace(place) }
  await recordReadHourly(reader, 'log-entries')
  return getFile(tile)
}

/** The newest checkpoint with its cosignatures. Throws 404 before the first one. */
export async function getLogCheckpoint(): Promise<FileResponse> {
  const checkpoint = await findCosignedCheckpoint()
  if (!checkpoint) throw notFound()
  return { name: 'checkpoint', type: 'text/plain; charset=utf-8', content: checkpoint.text }
}

export const getLogKeys = async (): Promise<string[]> => listVerifierKeys((await getLogState()).origin)
