import { loadavg } from 'node:os'
import { CliError } from '@bgm/cli/cli-error'
import { findFreePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/start-stack'
import { runStep } from '@bgm/cli/steps'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { median } from './account-timing.mjs'
import { getProcessUsage } from './gateway/process-usage.mjs'
import { signInSampleOwner } from './portal-visitor.mjs'
import { hasCommand, measureWithWrk } from './wrk.mjs'

const connections = 8

/**
 * The minimum pages per second from one process, if the backend and the load generator share the same two
 * cores.
 */
const pages = [
  ['dashboard', '/', 100],
  ['list of units', '/business-units', 120],
  ['list of orders', '/orders', 140],
  ['account', '/account', 250],
  ['sign-in', '/sign-in', 500],
]
/** The minimum rate with compression, relative to the rate without it. */
const compressionBudget = 0.9

/** Measures responses per second in one encoding, and the portal's CPU time per response in milliseconds. */
async function measure(url, pid, { encoding, cookie, seconds }) {
  const headers = { 'Accept-Encoding': encoding, 'Accept-Language': 'id', ...(cookie && { Cookie: cookie }) }
  const before = getProcessUsage(pid).seconds
  const began = performance.now()
  const rate = await measureWithWrk(url, { seconds, connections, headers })
  const responses = (rate * (performance.now() - began)) / 1000
  return { rate, cpu: ((getProcessUsage(pid).seconds - before) * 1000) / responses }
}

/**
 * Alternates between the encodings, so that other load on the machine affects both equally. The first round
 * for each encoding is a warm-up.
 */
async function measurePage(url, pid, { seconds, rounds, cookie }) {
  const found = { br: [], identity: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const encoding of ['br', 'identity']) {
      const measured = await measure(url, pid, { encoding, cookie, seconds })
      if (round > 0) found[encoding].push(measured)
    }
  const middle = (encoding, figure) => median(found[encoding].map(measured => measured[figure]))
  return {
    rate: middle('br', 'rate'),
    cpu: middle('br', 'cpu'),
    plain: middle('identity', 'rate'),
    ratio: median(found.br.map(({ rate }, index) => rate / found.identity[index].rate)),
  }
}

const column = (value, digits) => value.toFixed(digits).padStart(13)

function printRow(name, { rate, cpu, plain, ratio }, target) {
  const problems = [
    ...(rate < target ? ['under the target'] : []),
    ...(ratio < compressionBudget
      ? [`compression costs more than ${Math.round((1 - compressionBudget) * 100)} %`]
      : []),
  ]
  const columns = [column(rate, 0), column(target, 0), column(cpu, 2), column(plain, 0), column(ratio, 2)]
  console.info(
    `  ${name.padEnd(16)}${columns.join('')}${problems.length > 0 ? `   ${problems.join(', ')}` : ''}`,
  )
  return problems.length > 0
}

/**
 * Measures the pages per second of one portal process for the sample owner. Returns the number of figures that
 * miss their target. Requires wrk.
 */
export async function reportPortal({ seconds, rounds }) {
  if (!hasCommand('wrk')) throw new CliError('This benchmark needs wrk')
  let testBackend
  let apps
  await runStep('A backend and a portal', async () => {
    testBackend = await startTestBackend({
      name: 'bench-portal',
      env: { LOG_LEVEL: 'http' },
    })
    const { dataDir, urls } = testBackend
    const env = { API_URL: urls.api, CMS_API_URL: urls.api, RATE_LIMIT_FACTOR: '100000' }
    apps = await startStack({ ports: await findFreePorts(), dataDir, only: ['portal'], env })
  })
  try {
    const cookie = (await signInSampleOwner(apps.urls.portal)).cookie()
    console.info(`\n  ${connections} connections, load average ${loadavg()[0].toFixed(1)}`)
    console.info(
      `  ${'page'.padEnd(16)}${['per second', 'target', 'CPU ms', 'uncompressed', 'ratio'].map(name => name.padStart(13)).join('')}`,
    )
    let missed = 0
    for (const [name, path, target] of pages) {
      const options = { seconds, rounds, ...(name !== 'sign-in' && { cookie }) }
      const found = await measurePage(apps.urls.portal + path, apps.pids.portal, options)
      if (printRow(name, found, target)) missed += 1
    }
    console.info(`\n  load average ${loadavg()[0].toFixed(1)}`)
    return missed
  } finally {
    await apps?.stop()
    await testBackend.stop()
  }
}
