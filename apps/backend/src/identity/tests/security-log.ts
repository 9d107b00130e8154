import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Backend } from '#tests/harness'

type Line = Record<string, unknown> & { event: string; request_id: string }

/** Captures the backend's log entries from now on instead of printing them. */
export function captureLog({ strapi }: Backend) {
  const lines: string[] = []
  strapi.log.on('data', entry => lines.push(entry[Symbol.for('message')]))
  strapi.log.transports.forEach(transport => {
    transport.silent = true
  })
  const security = (id: string): Line[] =>
    lines.map(line => JSON.parse(line)).filter(line => line.message === 'security' && line.request_id === id)
  return {
    text: () => lines.join('\n'),
    /** Waits until a request has been logged, and returns its security events. */
    async of(id: string, count: number): Promise<Line[]> {
      await expect.poll(() => lines.some(line => line.includes(id) && line.includes('"request"'))).toBe(true)
      await expect.poll(() => security(id).length).toBeGreaterThanOrEqual(count)
      return security(id)
    },
  }
}

export const newRequestId = () => {
  const id = randomUUID()
  return { id, headers: { 'x-request-id': id } }
}
