import { z } from 'zod'
import { storedContributors } from '#src/catalogue/track/rules/contributors'
import { toCanonicalJson } from './canonical-json'
import { hashLeaf, sha256Bytes } from './merkle'
import type { SealedPlay } from './sealed-play'

const whole = z.coerce.number().int()
const text = z.string().nullable()
const names = z.array(z.string())

const creditsRow = z.object({
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
  work_id: z.string().nullish(),
  contributors: storedContributors,
})

export const creditColumns = Object.keys(creditsRow.shape)

/**
 * The credits of a track revision that are sealed with its plays. What was added later is left out where it is empty, so
 * that the digests of older revisions stay as they are.
 */
export const sealedCreditsSchema = creditsRow.transform(({ work_id, contributors, ...credits }) => ({
  ...credits,
  ...(work_id && { work_id }),
  ...(contributors.length > 0 && { contributors }),
}))
export type SealedCredits = z.output<typeof sealedCreditsSchema>

export const digestCredits = (credits: SealedCredits): string =>
  sha256Bytes(toCanonicalJson(credits)).toString('hex')

const quote = (text: string) => JSON.stringify(text)
const quoteOrNull = (text: string | null) => (text === null ? 'null' : quote(text))

/**
 * The RFC 8785 JSON of a play. The members are written in sorted order, because sorting them would take
 * longer than hashing.
 */
const leafJson = (play: SealedPlay, credits: string | null) =>
  `{"boot":${quote(play.boot)},"business_unit_id":${play.business_unit_id},"clock_offset":${play.clock_offset},"credits":${quoteOrNull(credits)},"end_reason":${quote(play.end_reason)},"epoch":${play.epoch},"layer":${quote(play.layer)},"leased":${play.leased},"licence_id":${play.licence_id},"offline":${play.offline},"organisation_id":${play.organisation_id},"play_id":${quote(play.play_id)},"player_id":${play.player_id},"playlist":${quoteOrNull(play.playlist)},"received_at":${play.received_at},"seconds":${play.seconds},"seq":${play.seq},"started_at":${play.started_at},"track":${quote(play.track)},"track_revision":${play.track_revision},"zone_id":${play.zone_id}}`

/**
 * The leaf of a play, in hexadecimal. `credits` is the digest of its credits, or null if the track had no
 * revision when the play was sealed.
 */
export const hashPlay = (play: SealedPlay, credits: string | null): string =>
  hashLeaf(leafJson(play, credits))
