import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hasCommand, measureWithWrk } from './wrk.mjs'

/** A cached page, and the same page with a query, whose response is rendered for every request. */
const cached = '/contact'
const uncached = '/contact?topic=sales'
/** The minimum rates relative to nginx serving the same bytes, and to the same page uncached. */
export const cachedPageBudget = { ofNginx: 0.5, ofUncached: 25 }

const module = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Returns which of the requirements are missing: wrk, nginx with static Brotli, taskset, and one core each
 * for the server and the load generator.
 */
export const findMissingTools = () => [
  ...['wrk', 'nginx', 'taskset'].filter(command => !hasCommand(command)),
  ...(existsSync(module) ? [] : ['libnginx-mod-http-brotli-static']),
  ...(availableParallelism() > 1 ? [] : ['a second core']),
]

/** Measures responses per second, with the load generator on the second core. */
const rate = (url, seconds) =>
  measureWithWrk(url, { seconds, connections: 16, headers: { 'Accept-Encoding': 'br' }, core: 1 })

/** Starts a program on the first core, and resolves with a function that stops it. */
async function startOnFirstCore(...command) {
  const child = spawn('taskset', ['-c', '0', ...command], { stdio: 'ignore' })
  await pause(500)
  return async () => {
    child.kill('SIGTERM')
    await pause(200)
  }
}

function startNginx(dir, port) {
  const config = `load_module ${module};
worker_processes 1; daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 1024; }
http { types { text/html html; } access_log ${dir}/access.log combined buffer=64k; sendfile on; tcp_nopush on; keepalive_requests 100000000; brotli_static on;
  open_file_cache max=100; client_body_temp_path ${dir}/b; proxy_temp_path ${dir}/p; fastcgi_temp_path ${dir}/f;
  uwsgi_temp_path ${dir}/u; scgi_temp_path ${dir}/s;
  server { listen 127.0.0.1:${port}; root ${dir}/public; } }`
  writeFileSync(join(dir, 'nginx.conf'), config)
  return startOnFirstCore('nginx', '-c', join(dir, 'nginx.conf'))
}

/** Starts both servers that the cached page is compared with. */
async function startReferences(page, ports) {
  const dir = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // If this process runs as root, nginx's worker runs as another user and needs access.
  chmodSync(dir, 0o755)
  mkdirSync(join(dir, 'public'))
  const compressed = join(dir, 'public', 'page.html.br')
  writeFileSync(join(dir, 'public', 'page.html'), page.plain)
  writeFileSync(compressed, page.br)
  const bareServer = join(import.meta.dirname, 'bare-http-server.mjs')
  const stops = [
    await startNginx(dir, ports.nginx),
    await startOnFirstCore(process.execPath, bareServer, compressed, String(ports.bare)),
  ]
  return async () => {
    for (const stop of stops) await stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** Fetches the page in one encoding. */
const toBytes = (url, encoding) =>
  new Promise((resolve, reject) => {
    const chunks = []
    get(url, { headers: { 'accept-encoding': encoding } }, response => {
      response.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })

/**
 * Measures a cached page, the same bytes served by nginx and by node:http without an application (the most
 * that a Node server can reach), and the same page uncached. Only one server at a time is busy, on the first
 * core. `pid` is the site's process, `ports` are free.
 */
export async function measureCachedPage({ site, pid, ports, seconds = 5 }) {
  spawnSync('taskset', ['-acp', '0', String(pid)])
  const page = { plain: await toBytes(site + cached, 'identity'), br: await toBytes(site + cached, 'br') }
  const stopReferences = await startReferences(page, ports)
  try {
    await rate(site + cached, 2)
    const rounds = []
    for (let round = 0; round < 3; round += 1)
      rounds.push({
        cached: await rate(site + cached, seconds),
        nginx: await rate(`http://127.0.0.1:${ports.nginx}/page.html`, seconds),
        bare: await rate(`http://127.0.0.1:${ports.bare}/`, seconds),
      })
    const best = name => Math.max(...rounds.map(round => round[name]))
    const rates = {
      cached: best('cached'),
      nginx: best('nginx'),
      bare: best('bare'),
      uncached: await rate(site + uncached, seconds),
    }
    return {
      ...rates,
      ofNginx: rates.cached / rates.nginx,
      ofBare: rates.cached / rates.bare,
      ofUncached: rates.cached / rates.uncached,
      bytes: page.br.length,
    }
  } finally {
    await stopReferences()
  }
}
