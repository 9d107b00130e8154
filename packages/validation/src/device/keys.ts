import * as z from 'zod/mini'
import { bodyObject, formObject } from '../fields'
import { boundedString } from './bounded'
import type { Play } from './protocol'

// The key of a device (docs/usage-log.md).

/** Ed25519, or ECDSA with P-256 and SHA-256 where a browser lacks it, whose signatures are r and s of 32 bytes each. */
export const signatureAlgorithms = ['Ed25519', 'ES256'] as const
export type SignatureAlgorithm = (typeof signatureAlgorithms)[number]

const base64 = (min: number, max: number) =>
  boundedString(max, min).check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'validation.invalid'))

/** The base64 of a signature of 64 bytes. */
export const signature = base64(88, 88)

const deviceKeyShape = {
  alg: z.enum(signatureAlgorithms),
  /** The base64 of 32 bytes (Ed25519), or of an uncompressed point of 65 bytes (ES256). */
  public_key: base64(44, 88),
}
export const deviceKeySchema = z.strictObject(deviceKeyShape)
export type DeviceKey = z.output<typeof deviceKeySchema>

/** A public key, and the signature of `formatKeyProof` with its private key. */
export const keyProofSchema = z.strictObject({ ...deviceKeyShape, signature })
export type KeyProof = z.output<typeof keyProofSchema>

/**
 * The text whose signature proves that a device has the private key. `secret` is its device code while it is being
 * paired, and after that the SHA-256 of its token in hex.
 */
export const formatKeyProof = (secret: string): string => `device-key/1\n${secret}\n`

/** The part of a public key that people compare: eight hexadecimal digits of its SHA-256, given in hex. */
export const formatKeyId = (sha256: string): string => `${sha256.slice(0, 4)} ${sha256.slice(4, 8)}`

/** The new key that a member has compared with the one on the device's screen. */
export const confirmKeyFormSchema = formObject({ public_key: base64(44, 88) })
export const confirmKeyBodySchema = bodyObject({ public_key: base64(44, 88) })

export const deviceKeyBodySchema = bodyObject({ key: keyProofSchema })
/** `waiting` until a member confirms a key that replaces another one. */
export const deviceKeyResultSchema = z.object({ state: z.enum(['current', 'waiting', 'refused']) })
export type DeviceKeyState = z.output<typeof deviceKeyResultSchema>['state']

const sha256 = boundedString(64, 64).check(z.regex(/^[0-9a-f]{64}$/))

/** The place of a play among all plays that its key signs: its position from 0, and the link of the one before it. */
export const chainLinkSchema = z.object({ chain: z.int().check(z.gte(0), z.lte(1e9)), prev: sha256 })
export type ChainLink = z.output<typeof chainLinkSchema>

/**
 * The signature of a delivery: of `formatHead` with the last play's position and link. `chain` and `prev` are the place
 * of the first play; the others follow it in their order.
 */
export const playsHeadSchema = z.strictObject({ ...deviceKeyShape, ...chainLinkSchema.shape, signature })
export type PlaysHead = z.output<typeof playsHeadSchema>

/** What a play says to its chain: RFC 8785 JSON that can be derived from its entry in the usage log, too. */
export const formatChainedPlay = (play: ChainedPlay): string =>
  JSON.stringify({
    boot: play.boot,
    clock_offset: play.clock_offset,
    duration_ms: Math.round(play.seconds * 1000),
    end_reason: play.end_reason,
    epoch: play.epoch,
    layer: play.layer,
    offline: play.offline ? 1 : 0,
    play_id: play.play_id,
    ...(play.playlist !== null && { playlist: play.playlist }),
    seq: play.seq,
    started_at: play.started_at,
    track: play.track,
    track_revision: play.track_revision,
  })
type ChainedPlay = Omit<Play, 'zone' | 'layer' | 'end_reason'> & { layer: string; end_reason: string }

/** The text whose SHA-256 (hex) is the link of a play. `digest` is the SHA-256 of `formatChainedPlay`. */
export const formatLink = (prev: string, digest: string): string => `${prev}\n${digest}\n`

/** The text that a device signs; `link` is that of the play at the position `chain`. */
export const formatHead = (chain: number, link: string): string => `usage-plays/1\n${chain}\n${link}\n`
