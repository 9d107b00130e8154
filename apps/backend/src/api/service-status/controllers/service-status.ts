import { type ServiceStatus, serviceStatus } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { getServiceStatus } from '#src/site'

/** In milliseconds: however many ask, the database is read this often. */
const maxAge = 5_000
let cached: { at: number; status: Promise<ServiceStatus> } | null = null

export default implement(serviceStatus, {
  get({ ctx }) {
    const now = Date.now()
    if (!cached || now - cached.at > maxAge) {
      const read = { at: now, status: getServiceStatus(now) }
      cached = read
      read.status.catch(() => {
        if (cached === read) cached = null
      })
    }
    ctx.set('cache-control', 'public, max-age=5')
    return cached.status
  },
})
