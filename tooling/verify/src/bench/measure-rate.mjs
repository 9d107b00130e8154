import { Agent, request } from 'node:http'
import { generateLoad } from './generate-load.mjs'

const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0' }

const once = (url, agent) =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers }, response => {
      response.resume()
      response.on('end', () =>
        resolve(response.statusCode === 200 ? undefined : `answered ${response.statusCode}`),
      )
    })
    outgoing.on('error', reject).end()
  })

/**
 * Requests a URL over keep-alive connections for `seconds`. Returns responses per second, durations in ms
 * and failures.
 */
export async function measureRate(url, { seconds = 5, connections = 16 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { failures, ...found } = await generateLoad(() => once(url, agent), { seconds, clients: connections })
  agent.destroy()
  return { ...found, failed: Object.values(failures).reduce((sum, count) => sum + count, 0) }
}
