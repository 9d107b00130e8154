import { z } from 'zod'

const hour = 60 * 60_000
const gap = 3 * hour
const patience = 50 * 60_000

const known = z.object({ seen: z.number(), doubted: z.number().nullable() })
const store = (name: string) => strapi.store({ type: 'plugin', name: 'clock', key: name })

/**
 * Whether the clock has gone on as it does since hourly work of that name asked before. It has not where hours are missing:
 * then the clock went ahead, which is mostly mended soon, or nothing ran, after which an hour more harms nobody. So what
 * cannot be undone waits until the new time has stood for most of an hour.
 */
export async function isSteady(name: string): Promise<boolean> {
  const now = Date.now()
  const before = known.safeParse(await store(name).get())
  const { seen, doubted } = before.success ? before.data : { seen: now, doubted: null }
  const since = now - seen > gap ? now : doubted
  const isDoubted = since !== null && now >= since && now - since < patience
  await store(name).set({ value: { seen: now, doubted: isDoubted ? since : null } })
  if (isDoubted) strapi.log.warn('hours are missing, hourly work waits', { job: name })
  return !isDoubted
}
