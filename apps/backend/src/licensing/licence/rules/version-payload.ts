import { z } from 'zod'

/** The place as stated in a signed version. `address` excludes the city, province and postal code. */
export const snapshotSchema = z.object({
  venue: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  zip_code: z.string(),
  zone: z.string(),
  royalty: z.enum(['separate', 'included']),
  issuer: z.string(),
  /** Set while the licence is that of a trial. */
  trial: z.literal(true).optional(),
})
export type LicenceSnapshot = z.output<typeof snapshotSchema>

export const isSameSnapshot = (one: LicenceSnapshot, other: LicenceSnapshot): boolean =>
  Object.keys(snapshotSchema.shape).every(
    name => one[name as keyof LicenceSnapshot] === other[name as keyof LicenceSnapshot],
  ) // Object.keys loses the literal types

type Version = {
  issuer: string
  code: string
  number: number
  /** The place in a Token Status List. */
  status: { idx: number; uri: string }
  signedAt: number
  from: number
  until: number
  snapshot: LicenceSnapshot
}

/** The payload of a version's JWS (docs/licence-format.md). */
type VersionPayload = {
  iss: string
  sub: string
  ver: number
  iat: number
  nbf: number
  exp: number
  status: { status_list: { idx: number; uri: string } }
  venue: string
  address: string
  zone: string
  cov: { royalty: LicenceSnapshot['royalty'] }
  /** Only in the versions of a trial. */
  trial?: true
}

/**
 * The maximum size of a payload's JSON, which limits the JWS with its header and signature to 1,080
 * characters, so that it fits into a QR code of 109 modules at level L.
 */
const maxPayloadBytes = 675
const maxNameBytes = 150
/** Names are truncated further only if less than this is left for the address, i.e. if the site's address is long. */
const minAddressBytes = 40

const jsonBytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

/** Truncates a text, with an ellipsis, to at most `maxBytes` bytes of JSON. */
function shorten(text: string, maxBytes: number): string {
  if (jsonBytes(text) <= maxBytes) return text
  const characters = [...text]
  while (characters.length > 0 && jsonBytes(`${characters.join('')}…`) > maxBytes) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

const fullAddress = ({ address, city, province, zip_code }: LicenceSnapshot) =>
  [address, city, `${province} ${zip_code}`.trim()].filter(Boolean).join(', ')

/** Truncates the address first, to the space that names leave. The snapshot keeps the full texts. */
export function toVersionPayload({
  issuer,
  code,
  number,
  status,
  signedAt,
  from,
  until,
  snapshot,
}: Version): VersionPayload {
  const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)
  const payload: VersionPayload = {
    iss: issuer,
    sub: code,
    ver: number,
    iat: seconds(signedAt),
    nbf: seconds(from),
    exp: seconds(until),
    status: { status_list: status },
    venue: '',
    address: '',
    zone: '',
    cov: { royalty: snapshot.royalty },
    ...(snapshot.trial && { trial: true as const }),
  }
  const left = maxPayloadBytes - jsonBytes(payload) + 3 * jsonBytes('')
  const nameBytes = Math.min(maxNameBytes, Math.floor((left - minAddressBytes) / 2))
  const venue = shorten(snapshot.venue, nameBytes)
  const zone = shorten(snapshot.zone, nameBytes)
  const address = shorten(fullAddress(snapshot), left - jsonBytes(venue) - jsonBytes(zone))
  return { ...payload, venue, address, zone }
}
