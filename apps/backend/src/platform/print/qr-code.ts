import { encode } from 'uqr'
import type { QrCode } from './sheet'

const findRuns = (rows: readonly boolean[][]): QrCode['runs'] =>
  rows.flatMap((modules, row) => {
    const starts = modules.flatMap((dark, column) => (dark && !modules[column - 1] ? [column] : []))
    return starts.map(column => {
      const end = modules.indexOf(false, column)
      return { column, row, length: (end === -1 ? modules.length : end) - column }
    })
  })

/**
 * Encodes the URL of the public check. In upper case it is alphanumeric, so a version 3 code at level Q can
 * hold it for hosts of up to 23 characters. Shorter URLs use the same version, so that all stickers look
 * alike.
 */
export function createCheckQrCode(siteUrl: string, code: string): QrCode {
  const { data, size } = encode(`${siteUrl}/l/${code}`.toUpperCase(), { ecc: 'Q', border: 0, minVersion: 3 })
  return { size, runs: findRuns(data) }
}

/** Encodes a URL unchanged, for documents with enough space for a larger code. */
export function createUrlQrCode(url: string): QrCode {
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  return { size, runs: findRuns(data) }
}

/** Encodes the signed licence itself. Level L is enough for paper behind glass. */
export function createLicenceQrCode(jws: string): QrCode {
  const options = { ecc: 'L', border: 0 } as const
  const smallest = encode(jws, options)
  // jsQR, a widely used decoder, looks for an alignment pattern of version 23 in the wrong place.
  const { data, size } = smallest.version === 23 ? encode(jws, { ...options, minVersion: 24 }) : smallest
  return { size, runs: findRuns(data) }
}
