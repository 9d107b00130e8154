import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { getDataDir } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { readLogTail, runTool } from '@bgm/cli/run'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { startStack } from '@bgm/cli/start-stack'

const apps = {
  backend: { needs: [], paths: ['/healthz', '/api/industries?locale=id&status=draft', '/admin'] },
  marketing: {
    needs: ['backend'],
    paths: [
      '/healthz',
      '/',
      '/en/industry/hotel',
      '/sitemap.xml',
      '/pictures/home.png',
      '/builds/latest.json',
    ],
  },
  player: { needs: ['backend'], paths: ['/healthz', '/', '/service-worker.js', '/builds/latest.json'] },
  portal: { needs: ['backend'], paths: ['/healthz', '/sign-in', '/en/register', '/builds/latest.json'] },
}

const hasDocker = () => spawnSync('docker', ['version'], { stdio: 'ignore' }).status === 0

async function build(app, image) {
  const log = join(getDataDir(), `logs/test/image-${app}.log`)
  const args = ['build', '--build-arg', `APP=${app}`, '--tag', image, '.']
  if ((await runTool('docker', args, { log })) !== 0)
    throw new Error(`The image of ${app} could not be built; the whole log: ${log}\n${readLogTail(log)}`)
}

const listFolders = `for (const path of process.argv.slice(1)) console.log(require('fs').readdirSync(path).join(' '))`

/** Lists files that an image must not contain: sources, tools and other apps. */
function unexpectedFiles(app, image) {
  const folders = ['/srv/app/apps', `/srv/app/apps/${app}`, '/srv/app/node_modules/.pnpm']
  const args = ['run', '--rm', '--entrypoint', 'node', image, '-e', listFolders, ...folders]
  const output = execFileSync('docker', args, { encoding: 'utf8' })
  const [others, own, packages] = output.split('\n').map(line => line.split(' '))
  const sources = ['app', 'src', 'tests', 'seed', 'vite.config.ts'].filter(name => own.includes(name))
  const tools = ['vitest', 'vite', 'turbo'].filter(
    tool => app !== 'backend' && packages.some(name => name.startsWith(`${tool}@`)),
  )
  return [...others.filter(name => name !== app), ...sources, ...tools].map(
    name => `the image of ${app} contains ${name}`,
  )
}

/**
 * Creates a stack service that runs `app` from its image, on the host's network and with the stack's
 * settings.
 */
const containerService = (app, image, dataDir) => ports => {
  const service = builtServices[app](ports)
  const settings = buildStackSettings({ ports, dataDir, secrets: loadLocalSecrets(dataDir) })
  const environment = Object.keys({ ...settings, ...service.env }).flatMap(name => ['--env', name])
  const isolation = app === 'backend' ? [] : ['--read-only', '--tmpfs', '/tmp']
  const user = `${process.getuid()}:${process.getgid()}`
  return {
    ...service,
    command: 'docker',
    args: [
      ...['run', '--rm', '--init', '--network', 'host', '--user', user, ...isolation],
      ...['--volume', `${dataDir}:${dataDir}`, ...environment, image],
    ],
  }
}

async function checkImage(app) {
  const image = `image-smoke-test-${app}`
  await build(app, image)
  const failures = unexpectedFiles(app, image)
  const { needs, paths } = apps[app]
  const dataDir = await createSeededDataFolder(`image-${app}`)
  const ports = await findFreePorts()
  const services = { ...builtServices, [app]: containerService(app, image, dataDir) }
  let stack
  try {
    stack = await startStack({ ports, dataDir, services, only: ['mailbox', ...needs, app] })
    for (const path of paths) {
      const url = `http://127.0.0.1:${ports[app]}${path}`
      const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
      if (status !== 200) failures.push(`${app}: ${path} answered ${status}`)
    }
  } finally {
    await stack?.stop()
    removeFolder(dataDir)
  }
  return { checked: paths.length + 1, failures }
}

/**
 * Builds the image of every app, starts it with the rest of the stack and requests its pages. Skipped if
 * Docker is not available.
 */
export async function checkImages(print = () => {}) {
  if (!hasDocker()) {
    print('  skipped: this machine has no Docker')
    return { passed: 0, failures: [] }
  }
  const failures = []
  let checked = 0
  for (const app of Object.keys(apps)) {
    const result = await checkImage(app)
    print(`  ${app}: ${result.failures.length === 0 ? 'passed' : result.failures.join(', ')}`)
    checked += result.checked
    failures.push(...result.failures)
  }
  return { passed: checked - failures.length, failures }
}
