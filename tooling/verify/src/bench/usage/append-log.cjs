// Started by report-log.mjs in the backend's folder. Loads the compiled backend without its server and jobs, generates a
// month of plays, and appends them to the usage log and to the totals.
const { createRequire } = require('node:module')
const { join } = require('node:path')

const fromBackend = createRequire(join(process.cwd(), 'package.json'))
const compiled = path => fromBackend(`./dist/src/${path}`)
const { dayLength, generateMonth, generateSmallVenue } = require('./generate-month.cjs')
const { plays } = JSON.parse(process.argv[2])
const days = 31

async function timed(work) {
  const began = performance.now()
  const { user, system } = process.cpuUsage()
  await work()
  const used = process.cpuUsage({ user, system })
  return { seconds: (performance.now() - began) / 1000, processorSeconds: (used.user + used.system) / 1e6 }
}

async function main() {
  const { createStrapi } = fromBackend('@strapi/strapi')
  const app = await createStrapi({ distDir: 'dist' }).load()
  await compiled('platform/jobs/queue').stopQueue()
  const { appendUsageLog } = compiled('reporting/log/append')
  const { connection } = app.db
  const firstDay = Math.floor(Date.now() / dayLength - days) * dayLength
  await compiled('playback/play/partitions').ensurePlayPartitions(firstDay - dayLength, days + 2)
  await generateSmallVenue(connection, firstDay)
  const { all } = await generateMonth(connection, { plays, firstDay, days })
  // They are counted when they are appended.
  await connection.raw('truncate usage_days, usage_works')
  await connection('log_state').update({ counted_through: 0 })
  const appended = await timed(() => appendUsageLog())
  const { size } = await connection('log_state').first('size')
  const [counted] = await connection('usage_days').sum({ plays: 'plays' })
  console.info(
    JSON.stringify({ plays: all + 100, entries: Number(size), counted: Number(counted.plays), appended }),
  )
  process.exit(0)
}

void main()
