import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts } from '@bgm/cli/ports'
import { builtServices } from '@bgm/cli/services'
import { startStack } from '@bgm/cli/stack'
import { removeFolder, seededData } from '@bgm/cli/template'
import { rehearse } from './rehearse.mjs'

/** What each app is asked for when it stands alone, beside the check of its own image. */
const asked = {
  backend: ['/healthz', '/api/industries?locale=id&status=draft', '/admin'],
  marketing: [
    '/healthz',
    '/',
    '/en/industry/hotel',
    '/sitemap.xml',
    '/pictures/home.png',
    '/builds/latest.json',
  ],
  portal: ['/healthz', '/sign-in', '/en/register', '/builds/latest.json'],
}

export const images = Object.keys(asked)

/** An image holds one app, its packages and what they run on: no sources, no tools, nothing of the other apps. */
function strangers(name, folder) {
  const at = join(folder, 'srv/app')
  const apps = readdirSync(join(at, 'apps')).filter(app => app !== name)
  const inside = readdirSync(join(at, 'apps', name))
  const left = ['app', 'src', 'tests', 'seed', 'vite.config.ts'].filter(path => inside.includes(path))
  const tools = ['vitest', 'vite', 'turbo'].filter(
    tool =>
      name !== 'backend' &&
      readdirSync(join(at, 'node_modules/.pnpm')).some(dir => dir.startsWith(`${tool}@`)),
  )
  return [...apps, ...left, ...tools].map(found => `${found} is in the image of ${name}`)
}

const writtenIn = async (folder, since) => {
  const args = [folder, '-type', 'f', '-newermt', since.toISOString()]
  const { stdout } = await promisify(execFile)('find', args, { maxBuffer: 64 * 1024 * 1024 })
  // Strapi's note of when it looked for a newer Strapi: where it may not write, it does without.
  return stdout.split('\n').filter(file => file !== '' && !file.endsWith('/.strapi-updater.json'))
}

/** As the image starts it, but at the addresses and with the data of this stack. */
function service(name, { cwd, command, env }) {
  const { HOST: _host, PORT: _port, DATA_DIR: _data, ...own } = env
  return ports => {
    const here = builtServices[name](ports)
    return { ...here, cwd, args: command.slice(1), env: { ...own, ...here.env } }
  }
}

async function answers(url, path) {
  const { status } = await fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(60_000) })
  return status === 200 ? [] : [`${path} of ${url} answered ${status}`]
}

/** One app from its own image, the other processes that it needs from this checkout. */
async function checkImage(name, { log, told }) {
  const image = await rehearse(name, { log, told })
  const dataDir = await seededData(`alone-${name}`)
  const ports = await freePorts()
  const needed = { backend: [], marketing: ['backend'], portal: ['backend'] }[name]
  const services = { ...builtServices, [name]: service(name, image) }
  let stack
  try {
    const since = new Date()
    stack = await startStack({ ports, dataDir, services, only: ['mailbox', ...needed, name] })
    const url = `http://127.0.0.1:${ports[name]}`
    const failures = [...strangers(name, image.folder)]
    for (const path of asked[name]) failures.push(...(await answers(url, path)))
    const [, ...check] = image.health
    const env = { ...process.env, PORT: String(ports[name]) }
    await promisify(execFile)(process.execPath, check, { env }).catch(() =>
      failures.push(`the health check of ${name} fails`),
    )
    for (const file of await writtenIn(image.folder, since))
      failures.push(`${name} writes into its image: ${file}`)
    told(`${name}: ${failures.length === 0 ? 'answers' : failures.join(', ')}`)
    return { checked: asked[name].length + 3, failures }
  } finally {
    await stack?.stop()
    removeFolder(dataDir)
    image.remove()
  }
}

/** Every image, or those named: made by the steps of its Dockerfile, started, asked. */
export async function checkAlone({ logs, told = () => {}, names = images }) {
  const results = []
  for (const name of names)
    results.push(await checkImage(name, { log: join(logs, `${name}-alone.log`), told }))
  const failures = results.flatMap(result => result.failures)
  const checked = results.reduce((sum, result) => sum + result.checked, 0)
  return { passed: checked - failures.length, failures }
}
