import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { type EntryFields, toEntryBytes } from './entry'

/** A play as it is logged. `credits` is the index of its credits' entry; null if the track had no revision. */
type LoggedPlay = { play: SealedPlay; credits: number | null }

const quote = (text: string) => JSON.stringify(text)
const bit = (value: boolean) => (value ? 1 : 0)

/** The fields of a play's entry. */
export const toPlayFields = ({ play: { seconds, ...play }, credits }: LoggedPlay): EntryFields => ({
  ...play,
  credits,
  duration_ms: Math.round(seconds * 1000),
})

/**
 * Like `encodeEntry` with the fields of a play, but four times as fast: the members are written in sorted order. The
 * columns have been checked by `toSealedPlay`.
 */
export function encodePlayEntry(salt: string, { play, credits }: LoggedPlay): Buffer {
  const duration = Math.round(play.seconds * 1000)
  // -0 is written as 0.
  return toEntryBytes(
    `{"boot":${quote(play.boot)},"business_unit_id":${play.business_unit_id},"clock_offset":${play.clock_offset},${credits === null ? '' : `"credits":${credits},`}"duration_ms":${duration},"end_reason":${quote(play.end_reason)},"epoch":${play.epoch},"layer":${quote(play.layer)},"leased":${bit(play.leased)},${play.licence_id === null ? '' : `"licence_id":${play.licence_id},`}"offline":${bit(play.offline)},"organisation_id":${play.organisation_id},"play_id":${quote(play.play_id)},"player_id":${play.player_id},${play.playlist === null ? '' : `"playlist":${quote(play.playlist)},`}"received_at":${play.received_at},"salt":"${salt}","seq":${play.seq},"started_at":${play.started_at},"track":${quote(play.track)},"track_revision":${play.track_revision},"type":"play","zone_id":${play.zone_id}}`,
  )
}
