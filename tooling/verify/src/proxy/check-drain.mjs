import { Agent } from 'node:https'
import { hostNames } from './start-proxy.mjs'

const loads = {
  marketing: [
    ['site', '/', 'GET'],
    ['site', '/product?industry=hotel&locations=2&zones=3&period=monthly', 'GET'],
  ],
  portal: [
    ['portal', '/sign-in', 'GET'],
    ['portal', '/forgot-password', 'POST'],
  ],
  player: [
    ['player', '/', 'GET'],
    ['player', '/device/bundle', 'GET'],
  ],
  backend: [
    ['portal', '/forgot-password', 'POST'],
    ['portal', '/en/register', 'GET'],
  ],
}

/**
 * Starts visitors who each send one request at a time until `end` is called, which returns the failures and
 * the number of responses.
 */
function visitors({ ask, paths, count = 6 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  let going = true
  const failed = []
  let responses = 0
  const visit = async ([name, path, method]) => {
    const form = method === 'POST' && {
      body: 'email=nobody%40contoh.test',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${hostNames[name]}` },
    }
    while (going) {
      const { status } = await ask(name, path, { method, agent, ...form }).catch(error => ({
        status: error.cause?.code,
      }))
      if (typeof status === 'number' && status < 500) responses += 1
      else failed.push(`${method} ${path}: ${status}`)
    }
  }
  const visits = Array.from({ length: count }, (_, index) => visit(paths[index % paths.length]))
  return {
    /** Resolves after this many further responses or failures. */
    async more(number) {
      const target = responses + failed.length + number
      while (responses + failed.length < target) await new Promise(resolve => setTimeout(resolve, 20))
    },
    async until(holds) {
      while (!holds()) await this.more(20)
    },
    async end() {
      going = false
      await Promise.all(visits)
      agent.destroy()
      return { answered: responses, failed }
    },
  }
}

/**
 * Stops each process of an app with SIGTERM under load and restarts it, one process at a time, as a
 * deployment does.
 */
export async function checkDrain({ proxy, pairs, checks, print, name, upstreams }) {
  const load = visitors({ ask: proxy.ask, paths: loads[name] })
  const seconds = []
  for (const at of [0, 1]) {
    await load.more(60)
    const since = performance.now()
    process.kill(pairs.of(name, at).pid, 'SIGTERM')
    const sentence = await pairs.of(name, at).ended
    seconds.push((performance.now() - since) / 1000)
    checks.expect(`${name} ${at + 1} exits by itself`, sentence, `${name} ended (exit 0)`)
    await load.more(60)
    await pairs.start(name, at)
    // Continues once the proxy uses this process again, as a deployment waits for health checks.
    const before = proxy.lines().length
    await load.until(() =>
      proxy
        .lines()
        .slice(before)
        .some(({ upstream }) => upstream === upstreams[at]),
    )
  }
  await load.more(60)
  const { answered, failed } = await load.end()
  print(
    `    ${name}: ${answered} answers, ended in ${seconds.map(value => value.toFixed(1)).join(' and ')} s`,
  )
  const kinds = [...new Set(failed)].map(kind => `${kind} (${failed.filter(each => each === kind).length})`)
  checks.expect(`no request fails while ${name} is replaced`, kinds, [])
}
