import { z } from 'zod'

/** What a version states about the place, as it was signed. `address` is without city, province and postal code. */
export const snapshotSchema = z.object({
  venue: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  zone: z.string(),
  royalty: z.enum(['separate', 'included']),
  issuer: z.string(),
})
export type Snapshot = z.output<typeof snapshotSchema>

export const isSameSnapshot = (one: Snapshot, other: Snapshot): boolean =>
  Object.keys(snapshotSchema.shape).every(
    name => one[name as keyof Snapshot] === other[name as keyof Snapshot],
  ) // keys of the shape

type Version = {
  issuer: string
  code: string
  number: number
  statusIndex: number
  signedAt: number
  from: number
  until: number
  snapshot: Snapshot
}

/** The payload of a version's JWS (docs/licence-format.md). */
type Claims = {
  iss: string
  sub: string
  ver: number
  iat: number
  nbf: number
  exp: number
  idx: number
  venue: string
  address: string
  zone: string
  cov: { royalty: Snapshot['royalty'] }
}

/** With header and signature at most 1,080 characters, which fit a QR code of 109 modules at level L. */
const maxPayloadBytes = 675
const maxNameBytes = 150

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** The text, or its beginning with an ellipsis, in at most so many bytes of JSON. */
function shorten(text: string, maxBytes: number): string {
  if (jsonBytes(text) <= maxBytes) return text
  const characters = [...text]
  while (characters.length > 0 && jsonBytes(`${characters.join('')}…`) > maxBytes) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

const fullAddress = ({ address, city, province, zip_code }: Snapshot) =>
  `${address}, ${city}, ${province} ${zip_code}`

/** Long names are cut, and the address is cut to what is left; the snapshot keeps them whole. */
export function toClaims({
  issuer,
  code,
  number,
  statusIndex,
  signedAt,
  from,
  until,
  snapshot,
}: Version): Claims {
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
  const claims: Claims = {
    iss: issuer,
    sub: code,
    ver: number,
    iat: seconds(signedAt),
    nbf: seconds(from),
    exp: seconds(until),
    idx: statusIndex,
    venue: shorten(snapshot.venue, maxNameBytes),
    address: '',
    zone: shorten(snapshot.zone, maxNameBytes),
    cov: { royalty: snapshot.royalty },
  }
  const left = maxPayloadBytes - jsonBytes(claims) + jsonBytes('')
  return { ...claims, address: shorten(fullAddress(snapshot), left) }
}
