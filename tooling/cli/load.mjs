import { Agent, request } from 'node:http'

const headers = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0' }

function once(url, agent) {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers }, answer => {
      answer.resume()
      answer.on('end', () => resolve({ ok: answer.statusCode === 200, time: performance.now() - since }))
    })
    asked.on('error', reject).end()
  })
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Asks for one address over kept connections for some seconds: answers a second, and how long they took in ms. */
export async function load(url, { seconds = 5, connections = 16 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  const times = []
  let failed = 0
  const worker = async () => {
    while (performance.now() < end) {
      const { ok, time } = await once(url, agent)
      if (ok) times.push(time)
      else failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { rate: times.length / seconds, median: at(times, 0.5), late: at(times, 0.99), failed }
}
