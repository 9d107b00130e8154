/** A play or announcement play as sent by a device. */
type DeviceRecord = Readonly<Record<string, unknown>>

/** The value as sent: PostgreSQL returns large integers as text. */
const toSentValue = (stored: unknown, sent: unknown): unknown =>
  typeof sent === 'number' && stored !== null ? Number(stored) : stored

/** Whether a stored row contains exactly what a device sends. The zone is stored by another id. */
export const isSameRecord = (stored: DeviceRecord, { zone: _, ...sent }: DeviceRecord): boolean =>
  Object.entries(sent).every(([name, value]) => toSentValue(stored[name], value) === value)
