import { setTimeout as pause } from 'node:timers/promises'
import { generateLoad } from './generate-load.mjs'
import { compareMemory, readMemory } from './memory-growth.mjs'
import { createVisitor, describeUnexpectedStatus, signInVisitors, submitOrder } from './portal-visitor.mjs'

const readings = 120

/**
 * Simulates a typical mix of member actions: many pages, a few orders and sign-ins, and some pages of the
 * site.
 */
function createWorkload({ urls, members, browsers }) {
  const counts = members.map(() => 0)
  const site = createVisitor(urls.site)
  return async index => {
    const { unit, order, free, client } = members[index]
    const count = counts[index]++
    if (count % 40 === 20)
      return describeUnexpectedStatus(await browsers[index].send(browsers[index].credentials), [303])
    if (count % 20 === 10) {
      const placed = await submitOrder(browsers[index], free[count % free.length])
      if (placed.order) await client.command(`/orders/${placed.order}/cancel`)
      return placed.failure
    }
    if (count % 60 === 30) return describeUnexpectedStatus(await site.open('/contact?topic=sales'), [200])
    if (count % 5 === 4) return describeUnexpectedStatus(await site.open('/product'), [200])
    const pages = [
      '/',
      '/business-units',
      '/orders',
      `/business-units/${unit}`,
      `/orders/${order}`,
      '/members',
    ]
    return describeUnexpectedStatus(await browsers[index].open(pages[count % pages.length]), [200])
  }
}

/**
 * Puts the portal, site and backend under load for `minutes` and samples the memory of each process.
 * @param {{ urls: object, members: object[], processes: Record<string, { pid: number, metrics: string,
 * ceiling?: number }> }} place
 * @returns {Promise<{ rows: object[], rate: number, failures: Record<string, number> }>}
 */
export async function measureMemory({ urls, members, processes }, { minutes }) {
  const browsers = await signInVisitors(urls.portal, members)
  const seconds = minutes * 60
  const read = Object.fromEntries(Object.keys(processes).map(name => [name, []]))
  let over = false
  const work = generateLoad(createWorkload({ urls, members, browsers }), {
    clients: members.length,
    seconds,
  }).finally(() => {
    over = true
  })
  while (!over) {
    await pause((seconds * 1000) / readings)
    for (const [name, { pid, metrics }] of Object.entries(processes))
      read[name].push(await readMemory(pid, metrics))
  }
  const { rate, failures } = await work
  const rows = Object.entries(processes).map(([name, { ceiling = Number.POSITIVE_INFINITY }]) => {
    const resident = compareMemory(read[name].map(one => one.resident))
    const heap = compareMemory(read[name].map(one => one.heap))
    return { name, resident, heap, ceiling, ok: resident.flat && heap.flat && resident.most <= ceiling }
  })
  return { rows, rate, failures }
}
