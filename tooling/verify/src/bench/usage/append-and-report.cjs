// Started by report-usage.mjs in the backend's folder. Loads the compiled backend without its server and
// jobs, then generates, logs and reports plays.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const fromBackend = createRequire(join(process.cwd(), 'package.json'))
const compiled = path => fromBackend(`./dist/src/${path}`)
const { dayLength, generateMonth, generateSmallVenue, organisations } = require('./generate-month.cjs')
const { plays } = JSON.parse(process.argv[2])

const afterMidnight = 600_000
const rounds = 40

async function timed(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Also measures this process's CPU time, which is less affected by other work on the machine. */
async function measured(work) {
  const before = process.cpuUsage()
  const seconds = await timed(work)
  const { user, system } = process.cpuUsage(before)
  return { seconds, processorSeconds: (user + system) / 1e6 }
}

/** Returns the lower quartile of several calls in milliseconds, because a busy machine can only add time. */
async function cost(work) {
  const times = []
  for (let round = 0; round < rounds; round += 1) times.push(1000 * (await timed(work)))
  return times.sort((one, other) => one - other)[rounds / 4]
}

/** Measures the peak memory during the work, in megabytes. */
async function watchMemory(work) {
  let highest = 0
  const sample = () => {
    highest = Math.max(highest, process.memoryUsage.rss() / 1e6)
  }
  const timer = setInterval(sample, 200)
  await work()
  sample()
  clearInterval(timer)
  return highest
}

/** Progress is printed to the terminal; the result is the last line of the output. */
const showProgress = (step, seconds) => console.error(`  ${step} in ${seconds.toFixed(0)} s`)

const monthBefore = month => new Date(Date.parse(`${month}-01`) - dayLength).toISOString().slice(0, 7)

/** Measures the usage page and the PDF of a month for one organisation, in milliseconds. */
async function measureStatement(organisation, month) {
  const { getUsageMonthView } = compiled('reporting/usage/month')
  const { renderStatement } = compiled('reporting/usage/statement')
  const { parseMonth } = compiled('reporting/usage/rules/month')
  const scope = { membership: 0, role: 'owner', organisation, units: null }
  const period = { ...parseMonth(month), unit: null, zone: null }
  const page = await cost(() => getUsageMonthView(scope, period, {}, { skip: 0, limit: 20 }))
  const pdf = await cost(() => renderStatement(scope, period, 'id'))
  return { page, pdf }
}

async function appendAndReport(app, period) {
  const { appendUsageLog } = compiled('reporting/log/append')
  const { runReport } = compiled('reporting/usage-report/run')
  const { requestReportRun } = compiled('reporting/usage-report/runs')
  const { finalisationTime } = compiled('reporting/usage-report/rules/period')
  const now = finalisationTime(period) + afterMidnight
  const appended = await measured(() => appendUsageLog({ now }))
  const { size } = await app.db.connection('log_state').first('size')
  showProgress('Log appended', appended.seconds)
  const run = { kind: 'create', period, version: null, requested_by: 'bench', run_key: null }
  const id = await requestReportRun(run, now)
  const reported = await measured(() => runReport(id, {}, now))
  const report = await app.db.connection('usage_reports').where({ period }).first()
  return {
    appended: { plays: Number(size), ...appended },
    reported: { plays: Number(report?.plays), ...reported },
  }
}

async function main() {
  const { createStrapi } = fromBackend('@strapi/strapi')
  const app = await createStrapi({ distDir: 'dist' }).load()
  await compiled('platform/jobs/queue').stopQueue()
  const { getMonthBounds, lastFinalMonth } = compiled('reporting/usage-report/rules/period')
  const period = lastFinalMonth(Date.now())
  const { from, until } = getMonthBounds(period, 'Asia/Jakarta')
  const days = Math.round((until - from) / dayLength)
  const before = getMonthBounds(monthBefore(period), 'Asia/Jakarta').from
  const { ensurePlayPartitions } = compiled('playback/play/partitions')
  await ensurePlayPartitions(before, days + 31)
  await generateSmallVenue(app.db.connection, before)
  const statements = { base: await measureStatement(organisations.small, monthBefore(period)) }
  let generated
  const generating = await timed(async () => {
    generated = await generateMonth(app.db.connection, { plays, firstDay: from, days })
  })
  const { all } = generated
  showProgress(`${all.toLocaleString('en')} plays generated`, generating)
  for (const [name, organisation] of Object.entries(organisations))
    statements[name] = await measureStatement(organisation, name === 'small' ? monthBefore(period) : period)
  const megabytesBefore = process.memoryUsage.rss() / 1e6
  let found
  const megabytes = await watchMemory(async () => {
    found = await appendAndReport(app, period)
  })
  if (found.reported.plays !== all) throw new Error(`${found.reported.plays} of ${all} plays were reported`)
  console.info(JSON.stringify({ ...found, statements, megabytes, megabytesBefore }))
  process.exit(0)
}

void main()
