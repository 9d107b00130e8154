import { CliError } from '@bgm/cli/cli-error'
import { findFreePorts } from '@bgm/cli/ports'
import { builtServices } from '@bgm/cli/services'
import { startStack } from '@bgm/cli/start-stack'
import { runStep } from '@bgm/cli/steps'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { createMembers, listMemberPages } from './load-members.mjs'
import { concurrencyBudgets, measureConcurrency } from './measure-concurrency.mjs'
import { measureMemory } from './measure-memory.mjs'
import { measureRendering, reactBaselineService, renderingBudget } from './measure-rendering.mjs'
import { maxMemoryGrowth } from './memory-growth.mjs'
import { maxSequentialCalls, recordPageCalls } from './page-calls.mjs'

const ceiling = 220_000_000
const heaps = { portal: 128, marketing: 128, backend: 256 }

const fixed = (value, width, digits = 1) => value.toFixed(digits).padStart(width)
const MB = bytes => fixed(bytes / 1e6, 8, 0)
const toSuffix = text => (text ? `   ${text}` : '')

/** Starts apps in addition to the test backend. */
async function startApps(testBackend, { only, services, env }) {
  return startStack({
    ports: await findFreePorts(),
    dataDir: testBackend.dataDir,
    only,
    services,
    env: { API_URL: testBackend.urls.api, CMS_API_URL: testBackend.urls.api, LOG_LEVEL: 'error', ...env },
  })
}

/** Reports the backend calls of every page. */
async function reportCalls(testBackend, member) {
  let missed = 0
  const startPortal = env => startApps(testBackend, { only: ['portal'], env })
  const { token } = member
  const pages = await recordPageCalls({
    backend: testBackend.urls.backend,
    startPortal,
    paths: listMemberPages(member),
    token,
  })
  console.info(`\n  ${'page of a member'.padEnd(34)}calls  one after the other`)
  for (const { path, status, calls: asked, chain, repeated } of pages) {
    const problems = [
      ...(status === 200 ? [] : [`answered ${status}`]),
      ...(chain > maxSequentialCalls ? [`over ${maxSequentialCalls}`] : []),
      ...(repeated.length > 0 ? [`twice: ${repeated.join(', ')}`] : []),
    ]
    if (problems.length > 0) missed += 1
    const name = path.split('?')[0].replace(/\/[a-z0-9]{24}/, '/{id}')
    console.info(
      `  ${name.padEnd(34)}${String(asked.length).padStart(5)}${String(chain).padStart(21)}${toSuffix(problems.join(', '))}`,
    )
  }
  return { pages, missed }
}

const figures = ({ rate, median, p95 }) => `${fixed(rate, 9)}${fixed(median, 8, 0)}${fixed(p95, 8, 0)}`

/** Compares many concurrent members' request rates through the portal with those of the backend alone. */
async function reportConcurrency(testBackend, { members, pages, seconds, rounds }) {
  // On a slow machine, responses may be slow but must not fail.
  const apps = await startApps(testBackend, { only: ['portal'], env: { BACKEND_TIMEOUT: '20000' } })
  const shown = ['dashboard', 'list of units', 'list of orders'].map((name, index) => ({
    ...pages[index],
    name,
  }))
  let missed = 0
  console.info(
    `\n  ${`${members.length} members at once`.padEnd(28)}${' portal/s  median     p95'}${'  alone/s  median     p95'}   ratio  budget`,
  )
  try {
    const urls = { ...testBackend.urls, portal: apps.urls.portal }
    await measureConcurrency({ ...testBackend, urls, members, pages: shown }, { seconds, rounds }, row => {
      const { name, through, bare, ratio, failures } = row
      const problems = [
        ...(ratio < concurrencyBudgets[name] ? ['under budget'] : []),
        ...Object.entries(failures).map(([what, count]) => `${count} × ${what}`),
      ]
      if (problems.length > 0) missed += 1
      console.info(
        `  ${name.padEnd(28)}${figures(through)}${figures(bare)}${fixed(ratio, 8, 2)}${fixed(concurrencyBudgets[name], 8, 2)}${toSuffix(problems.join(', '))}`,
      )
    })
  } finally {
    await apps.stop()
  }
  return missed
}

/** Compares the portal's rendering throughput with that of bare React. */
async function reportRendering(testBackend, { seconds, rounds }) {
  const portal = await startApps(testBackend, { only: ['portal'] })
  const bare = await startApps(testBackend, { only: ['bare'], services: { bare: reactBaselineService } })
  try {
    const urls = { portal: portal.urls.portal, bare: bare.urls.portal }
    const found = await measureRendering(urls, { seconds, rounds })
    const short = found.ratio < renderingBudget
    console.info(
      `\n  a page made for its visitor: ${found.served.toFixed(0)}/s · React alone ${found.bare.toFixed(0)}/s · ratio ${found.ratio.toFixed(2)}${toSuffix(short ? `under ${renderingBudget}` : '')}`,
    )
    return short ? 1 : 0
  } finally {
    await portal.stop()
    await bare.stop()
  }
}

/** Reports the memory of the processes under load with small heaps. */
async function measureProcesses(testBackend, { members, minutes }) {
  const metrics = await findFreePorts()
  const small = name => ({
    NODE_OPTIONS: `--max-old-space-size=${heaps[name]}`,
    METRICS_PORT: String(metrics[name]),
  })
  const services = Object.fromEntries(
    ['marketing', 'portal'].map(name => [
      name,
      ports => {
        const service = builtServices[name](ports)
        return { ...service, env: { ...service.env, ...small(name) } }
      },
    ]),
  )
  await testBackend.end()
  await testBackend.start(small('backend'))
  const apps = await startApps(testBackend, {
    only: ['marketing', 'portal'],
    services,
    env: { BACKEND_TIMEOUT: '20000' },
  })
  const pids = { ...apps.pids, backend: testBackend.pid() }
  const processes = Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => [
      name,
      {
        pid,
        metrics: `http://127.0.0.1:${metrics[name]}`,
        ...(name !== 'backend' && { ceiling }),
      },
    ]),
  )
  const gone = apps.crashed.then(({ sentence, service }) => {
    throw new CliError(`${sentence} under load`, service.tail())
  })
  try {
    const urls = { portal: apps.urls.portal, site: apps.urls.site }
    const measured = await Promise.race([measureMemory({ urls, members, processes }, { minutes }), gone])
    return reportMemory(measured, minutes)
  } finally {
    gone.catch(() => {})
    await apps.stop()
  }
}

function reportMemory({ rows, rate, failures }, minutes) {
  let missed = 0
  console.info(
    `\n  ${`${minutes} minutes of load`.padEnd(24)}  resident MB: first    last    most  growth    heap MB: first    last  growth`,
  )
  const share = value => `${(value * 100).toFixed(0)} %`.padStart(8)
  for (const { name, resident, heap, ok } of rows) {
    if (!ok) missed += 1
    const why = ok ? '' : `over ${maxMemoryGrowth * 100} % or ${ceiling / 1e6} MB`
    console.info(
      `  ${`${name}, heap ${heaps[name]} MB`.padEnd(24)}${' '.repeat(12)}${[resident.first, resident.last, resident.most].map(MB).join('')}${share(resident.growth)}${' '.repeat(9)}${[heap.first, heap.last].map(MB).join('')}${share(heap.growth)}${toSuffix(why)}`,
    )
  }
  console.info(`  ${rate.toFixed(1)} responses per second`)
  for (const [what, count] of Object.entries(failures)) {
    missed += 1
    console.info(`  ${count} × ${what}`)
  }
  return missed
}

/** Measures concurrency and memory with many members. Returns the number of figures that miss their budget. */
export async function reportLoad({ members: count, seconds, rounds, minutes }) {
  let testBackend
  let members
  await runStep('A backend', async () => {
    testBackend = await startTestBackend({ name: 'load' })
  })
  try {
    await runStep(`${count} members`, async () => {
      members = await createMembers(testBackend, { members: count, units: 16 })
    })
    const { pages, missed } = await reportCalls(testBackend, members[0])
    let total = missed
    total += await reportConcurrency(testBackend, { members, pages, seconds, rounds })
    total += await reportRendering(testBackend, { seconds, rounds })
    if (minutes > 0) total += await measureProcesses(testBackend, { members, minutes })
    return total
  } finally {
    await testBackend.stop()
  }
}
