import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const site = new URL('../../../deploy/nginx/site.conf', import.meta.url)
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const find = () =>
  ['nginx', '/usr/sbin/nginx'].find(name => spawnSync(name, ['-v'], { stdio: 'ignore' }).status === 0)

/** The command that starts nginx, fetched from Debian where the machine has none; undefined where it cannot be had. */
function ensureNginx() {
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!find() && isDebian) {
    // Runlevel 1: the package must not start a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'ignore' })
  }
  return find()
}

/** The configuration as it is deployed, its three places set. */
function configured({ folder, live, port }) {
  const set = [
    [/\/srv\/site(?=[./])/g, folder],
    [/server 127\.0\.0\.1:3000;/, `server ${live};`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    ...(existsSync(brotli) ? [[/# (brotli_static on;)/, '$1']] : []),
  ]
  let text = readFileSync(site, 'utf8')
  for (const [from, to] of set) {
    if (!from.test(text)) throw new Error(`deploy/nginx/site.conf has no ${from}`)
    text = text.replace(from, to)
  }
  return text
}

/**
 * Starts nginx in the foreground with what `write` says, given a folder of its own that nginx's worker may read: what
 * stands inside `http { }`, and before all. Resolves when `answers` does; throws where nginx cannot be had or ends.
 */
export async function runNginx({ write, answers }) {
  const command = ensureNginx()
  if (!command)
    throw new Error('nginx could be neither found nor fetched: install it, with brotli for static files')
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  chmodSync(dir, 0o755)
  mkdirSync(join(dir, 'temporary'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${dir}/temporary/${name};`)
    .join(' ')
  const { http, before = '' } = write(dir)
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${before}
worker_processes 1; daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; ${temporary} ${http} }`,
  )
  const child = spawn(command, ['-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.on('data', chunk => {
    words += chunk
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  for (let tries = 0; tries < 100 && child.exitCode === null && !(await answers()); tries += 1)
    await pause(100)
  if (child.exitCode !== null) throw new Error(`nginx ended: ${words.trim()}`)
  return {
    dir,
    /** Its own words: warnings and failures. */
    told: () => words + readFileSync(join(dir, 'error.log'), 'utf8'),
    reload: () => child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const responds = url =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

/** Serves `folder` by nginx at `port`, forms and what is live by `live` (host:port). Throws where nginx cannot be had. */
export async function startNginx({ folder, live, port }) {
  const url = `http://127.0.0.1:${port}`
  const nginx = await runNginx({
    write(dir) {
      writeFileSync(join(dir, 'site.conf'), configured({ folder, live, port }))
      const before = existsSync(brotli) ? `load_module ${brotli};` : ''
      return { before, http: `access_log off; include ${dir}/site.conf;` }
    },
    answers: () => responds(url),
  })
  return { url, brotli: existsSync(brotli), stop: nginx.stop }
}
