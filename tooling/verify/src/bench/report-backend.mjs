import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadavg } from 'node:os'
import { runStep } from '@bgm/cli/steps'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { getProcessUsage } from './gateway/process-usage.mjs'
import { generateLoad } from './generate-load.mjs'
import { sampleOwner } from './portal-visitor.mjs'
import { startStockStrapi } from './stock-strapi.mjs'

const connections = 16

/** The minimum number of calls per second that one process must handle if it has a core to itself. */
const reads = [
  ['account', '/users/me', 800],
  ['dashboard', '/dashboard', 300],
  ['list of units', '/business-units', 400],
  ['list of orders', '/orders', 500],
  ['list of zones', '/zones', 0],
]

function openBackend(api) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = (method, path, { token, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const outgoing = request(api + path, { method, agent, headers }, response => {
        const chunks = []
        response.on('data', chunk => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
        )
      })
      outgoing.on('error', reject).end(body)
    })
  return { send, close: () => agent.destroy() }
}

const getFailure = ({ status }) => (status === 200 ? undefined : `answered ${status}`)

/** The maximum memory under load, relative to a stock Strapi under the same load. */
const memoryBudget = 1.1

/** Returns the peak resident memory of a process during the work, in bytes. */
async function withMemory(pid, work) {
  let most = 0
  const sample = () => {
    most = Math.max(most, getProcessUsage(pid).resident)
  }
  const timer = setInterval(sample, 200)
  await work()
  sample()
  clearInterval(timer)
  return most
}

/**
 * Measures the peak memory of a stock Strapi that handles calls for a list of 25 entries for the same number
 * of seconds.
 */
async function measureStock({ seconds }) {
  const stock = await startStockStrapi()
  const { send, close } = openBackend(stock.api)
  try {
    const ask = async () => getFailure(await send('GET', '/notes'))
    let rate
    const memory = await withMemory(stock.pid, async () => {
      rate = (await measure(stock.pid, ask, { seconds, clients: connections })).rate
    })
    return { memory, rate }
  } finally {
    close()
    await stock.stop()
  }
}

/** Measures responses per second, and the backend's CPU time per response in milliseconds. */
async function measure(pid, ask, { seconds, clients }) {
  const before = getProcessUsage(pid)
  const began = performance.now()
  const { rate, median, failures } = await generateLoad(ask, { seconds, clients })
  const answered = (rate * (performance.now() - began)) / 1000
  const after = getProcessUsage(pid)
  return { rate, median, failures, cpu: ((after.seconds - before.seconds) * 1000) / answered }
}

const loadNow = () => Number(readFileSync('/proc/loadavg', 'utf8').split(' ')[0])
const MB = bytes => `${(bytes / 1e6).toFixed(0)} MB`
const column = (value, digits) => value.toFixed(digits).padStart(10)

function printRow(name, { rate, median, cpu, failures }, minimum) {
  const possible = 1000 / cpu
  const problems = [
    ...(minimum > 0 && possible < minimum ? ['under the target'] : []),
    ...Object.entries(failures).map(([what, count]) => `${count} × ${what}`),
  ]
  console.info(
    `  ${name.padEnd(18)}${column(rate, 0)}${column(median, 1)}${column(cpu, 2)}${column(possible, 0)}${column(minimum, 0)}${problems.length > 0 ? `   ${problems.join(', ')}` : ''}`,
  )
  return problems.length > 0
}

/**
 * Measures how many member calls per second one backend handles without the portal. CPU time per call hardly
 * depends on the load of the machine. Returns the number of figures that miss their target.
 */
export async function reportBackend({ seconds }) {
  let testBackend
  await runStep('A backend', async () => {
    testBackend = await startTestBackend({
      name: 'bench-backend',
      env: { LOG_LEVEL: 'http' },
    })
  })
  const { send, close } = openBackend(testBackend.urls.api)
  try {
    const pid = testBackend.pid()
    const signIn = () => send('POST', '/auth/local', { body: JSON.stringify(sampleOwner) })
    const { jwt: token } = JSON.parse((await signIn()).text)
    console.info(`\n  ${connections} connections, load average ${loadavg()[0].toFixed(1)}`)
    console.info(
      `  ${'call'.padEnd(18)}${['per second', 'median ms', 'CPU ms', 'per core', 'target'].map(name => name.padStart(10)).join('')}`,
    )
    let missed = 0
    const memory = await withMemory(pid, async () => {
      for (const [name, path, minimum] of reads) {
        const ask = async () => getFailure(await send('GET', path, { token }))
        await measure(pid, ask, { seconds: Math.min(2, seconds), clients: connections })
        if (printRow(name, await measure(pid, ask, { seconds, clients: connections }), minimum)) missed += 1
      }
    })
    const entering = async () => getFailure(await signIn())
    if (printRow('sign-in', await measure(pid, entering, { seconds, clients: 4 }), 0)) missed += 1
    const stock = await measureStock({ seconds: seconds * reads.length })
    const ratio = memory / stock.memory
    if (ratio > memoryBudget) missed += 1
    console.info(
      `\n  memory while reading ${MB(memory)}, a stock Strapi ${MB(stock.memory)} (${stock.rate.toFixed(0)} lists per second): ratio ${ratio.toFixed(2)}, at most ${memoryBudget}`,
    )
    console.info(`  load average ${loadNow()}`)
    return missed
  } finally {
    close()
    await testBackend.stop()
  }
}
