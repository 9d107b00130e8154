import { parseArgs } from 'node:util'
import { CliError, runProgram } from '@bgm/cli/cli-error'
import { stopOnInterrupt } from '@bgm/cli/stop-on-interrupt'
import { reportBackend } from './report-backend.mjs'
import { reportBundle } from './report-bundle.mjs'
import { reportCatalogue } from './report-catalogue.mjs'
import { reportGateway } from './report-gateway.mjs'
import { reportLicences } from './report-licences.mjs'
import { reportLists } from './report-lists.mjs'
import { reportLoad } from './report-load.mjs'
import { reportLog } from './report-log.mjs'
import { reportPageSpeed, reportPages } from './report-pages.mjs'
import { benchmarkPlanResolution } from './report-plans.mjs'
import { reportPlayer } from './report-player.mjs'
import { reportPlays } from './report-plays.mjs'
import { reportPortal } from './report-portal.mjs'
import { reportUsage } from './report-usage.mjs'

const numbers = {
  members: '24',
  seconds: '5',
  rounds: '3',
  minutes: '10',
  plays: '300000',
  stored: '1000000',
  gateways: '1',
}
const reports = {
  pages: reportPages,
  speed: reportPageSpeed,
  backend: reportBackend,
  bundle: reportBundle,
  catalogue: reportCatalogue,
  size: reportLists,
  load: reportLoad,
  log: reportLog,
  plans: benchmarkPlanResolution,
  player: reportPlayer,
  plays: reportPlays,
  usage: reportUsage,
  gateway: reportGateway,
  portal: reportPortal,
  'licence-checks': reportLicences,
}

function parseCommand() {
  const options = {
    backend: { type: 'string', default: 'simulated' },
    players: { type: 'string', default: '1000,5000' },
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, standard]) => [name, { type: 'string', default: standard }]),
    ),
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'pages', ...others] = positionals
  if (!Object.hasOwn(reports, name))
    throw new CliError(`Unknown benchmark ${name}. Benchmarks: ${Object.keys(reports).join(', ')}`)
  if (others.length > 0) throw new CliError('Give the name of one benchmark')
  if (!['simulated', 'real'].includes(values.backend)) throw new CliError('--backend is simulated or real')
  const counts = Object.fromEntries(Object.keys(numbers).map(number => [number, Number(values[number])]))
  const invalid = Object.keys(counts).find(number => !(counts[number] >= (number === 'minutes' ? 0 : 1)))
  if (invalid) throw new CliError(`--${invalid} must be a number`)
  const players = values.players.split(',').map(Number)
  if (!players.every(count => Number.isInteger(count) && count > 0))
    throw new CliError('--players must be numbers, such as 1000,5000')
  return { name, options: { ...counts, players, backend: values.backend } }
}

await runProgram(async () => {
  const { name, options } = parseCommand()
  stopOnInterrupt()
  console.info('')
  const missed = await reports[name](options)
  console.info('')
  if (missed > 0)
    throw new CliError(`${missed} ${missed === 1 ? 'figure misses' : 'figures miss'} the budget`)
  process.exit(0)
})
