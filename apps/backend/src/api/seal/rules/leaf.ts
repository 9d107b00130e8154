import { z } from 'zod'
import { canonicalJson } from './canonical-json'
import { hashLeaf, sha256 } from './merkle'

const whole = z.coerce.number().int()
const truth = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)])

/** The columns of a play that are sealed, as in docs/usage-reports.md. */
export const sealedPlay = z.object({
  play_id: z.string(),
  player_id: whole,
  boot: z.string(),
  seq: whole,
  epoch: whole,
  zone_id: whole,
  business_unit_id: whole,
  organisation_id: whole,
  licence_id: whole.nullable(),
  track: z.string(),
  track_revision: whole,
  playlist: z.string().nullable(),
  layer: z.string(),
  started_at: whole,
  seconds: z.number(),
  end_reason: z.string(),
  offline: truth,
  clock_offset: whole,
  received_at: whole,
  leased: truth,
})
export type SealedPlay = z.output<typeof sealedPlay>

export const playColumns = Object.keys(sealedPlay.shape)

const text = z.string().nullable()
const names = z.array(z.string())

/** The credits of a track revision that are sealed with its plays. */
export const sealedCredits = z.object({
  title: z.string(),
  artists: names,
  composers: names,
  arrangers: names,
  publishers: names,
  isrc: text,
  iswc: text,
  label: text,
  release: text,
  catalogue_number: text,
  duration_ms: whole,
  sha256: z.string(),
})
export type SealedCredits = z.output<typeof sealedCredits>

export const digestCredits = (credits: SealedCredits): string =>
  sha256(canonicalJson(credits)).toString('hex')

// In the order of RFC 8785; sorting the members of every play would take longer than hashing it.
const leafMembers = [...Object.keys(sealedPlay.shape), 'credits']
  .sort()
  .map(name => ({ name: name as keyof SealedPlay | 'credits', key: `"${name}":` })) // the shape's own keys

/** The leaf of a play; `credits` is their digest, or null if the track had no revision when the play was sealed. */
export function hashPlay(play: SealedPlay, credits: string | null): Buffer {
  let json = ''
  for (const { name, key } of leafMembers)
    json += `${json === '' ? '{' : ','}${key}${canonicalJson(name === 'credits' ? credits : play[name])}`
  return hashLeaf(`${json}}`)
}
