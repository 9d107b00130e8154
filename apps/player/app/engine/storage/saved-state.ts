import { bundleSchema } from '@bgm/validation'
import * as z from 'zod/mini'
import type { StateStore } from '#app/engine/ports'
import { type QueueState, queueStateSchema } from '#app/engine/programme/queue'
import { savedTimeSchema } from '#app/engine/server-time'

const credentials = { token: z.string().check(z.maxLength(128)), pairing: z.string().check(z.maxLength(64)) }

const deviceSchema = z.object({
  ...credentials,
  zone: z.object({ id: z.string(), name: z.string() }),
  portal: z.string().check(z.maxLength(500)),
  /** In server time; missing for devices that were paired by an earlier version. */
  paired_at: z.optional(z.number()),
})
/** Previous pairings that have undelivered plays or whose end has not been reported to the server. */
const formerSchema = z.array(z.object({ ...credentials, leaving: z.optional(z.boolean()) }))
const storedBundleSchema = z.object({ bundle: bundleSchema, etag: z.nullable(z.string()) })

/** A staff PIN that the server has accepted. */
const pinSchema = z.object({ version: z.string(), salt: z.string(), hash: z.string() })
/**
 * The number of wrong PINs since the last correct one, and the server time from which the next attempt is
 * possible.
 */
const pinAttemptsSchema = z.object({ failures: z.number(), until: z.number() })
/** The recently played announcements. */
const airedSchema = z.array(
  z.object({
    announcement: z.string(),
    due: z.nullable(z.number()),
    from: z.number(),
    until: z.number(),
    gap_minutes: z.number(),
    per_hour: z.number(),
  }),
)

export type FormerPairing = z.output<typeof formerSchema>[number]
export type SavedDevice = z.output<typeof deviceSchema>
type Values = {
  device: SavedDevice
  former: FormerPairing[]
  bundle: z.output<typeof storedBundleSchema>
  time: z.output<typeof savedTimeSchema>
  queue: QueueState
  pin: z.output<typeof pinSchema>
  pin_attempts: z.output<typeof pinAttemptsSchema>
  aired: z.output<typeof airedSchema>
}

const reader =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): T | null => {
    const parsed = schema.safeParse(value)
    return parsed.success ? parsed.data : null
  }

const readers: { [Key in keyof Values]: (value: unknown) => Values[Key] | null } = {
  device: reader(deviceSchema),
  former: reader(formerSchema),
  bundle: reader(storedBundleSchema),
  time: reader(savedTimeSchema),
  queue: reader(queueStateSchema),
  pin: reader(pinSchema),
  pin_attempts: reader(pinAttemptsSchema),
  aired: reader(airedSchema),
}

/**
 * The player's persisted state. A value that cannot be parsed, e.g. because another version wrote it, is
 * treated as missing.
 */
export class SavedState {
  constructor(
    private readonly store: StateStore,
    private readonly onFault: (error: unknown) => void,
  ) {}

  async find<Key extends keyof Values>(key: Key): Promise<Values[Key] | null> {
    return readers[key](await this.#try(this.store.get(key)))
  }

  /** If a value cannot be stored, e.g. because the disk is full, it is lost on restart. */
  async save<Key extends keyof Values>(key: Key, value: Values[Key]): Promise<void> {
    await this.#try(this.store.set(key, value))
  }

  async remove(key: keyof Values): Promise<void> {
    await this.#try(this.store.remove(key))
  }

  async #try<T>(work: Promise<T>): Promise<T | null> {
    try {
      return await work
    } catch (error) {
      this.onFault(error)
      return null
    }
  }
}
