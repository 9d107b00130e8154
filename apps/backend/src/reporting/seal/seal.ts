import { closeNextDay } from './close-day'
import { hashLeaves } from './hash-leaves'
import { findLastSeal, findSealDay } from './rows'
import { signSeal } from './sign-seal'

type Options = { now?: number; signal?: AbortSignal }

/**
 * Seals every day that has ended, in sequence, including days without plays. The function can be interrupted
 * at any point and run in several processes concurrently.
 */
export async function sealUsage({ now = Date.now(), signal }: Options = {}): Promise<void> {
  while (!signal?.aborted) {
    const last = await findLastSeal()
    const next = (last?.number ?? 0) + 1
    let day = await findSealDay(next)
    if (!day) {
      await closeNextDay(now)
      // Also finds a day that another process has closed.
      day = await findSealDay(next)
    }
    if (!day || !(await hashLeaves(day, signal))) return
    await signSeal(day, now)
  }
}
