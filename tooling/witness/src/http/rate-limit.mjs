/** For mistakes in the settings of a log, which asks at most once a minute and repeats a request that failed. */
const burst = 300
const perSecond = 5
const maxAddresses = 1_000

/** Limits requests by address. Forgets the address that was seen first when there are too many. */
export function createRateLimit(now = () => Date.now()) {
  const buckets = new Map()
  return address => {
    const at = now()
    const { left, since } = buckets.get(address) ?? { left: burst, since: at }
    const available = Math.min(burst, left + ((at - since) / 1000) * perSecond)
    if (buckets.size >= maxAddresses && !buckets.has(address)) buckets.delete(buckets.keys().next().value)
    buckets.set(address, { left: Math.max(0, available - 1), since: at })
    return available >= 1
  }
}
