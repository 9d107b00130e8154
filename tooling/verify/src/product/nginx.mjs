import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const find = () =>
  ['nginx', '/usr/sbin/nginx'].find(name => spawnSync(name, ['-v'], { stdio: 'ignore' }).status === 0)

/** Returns the nginx command, installing it from Debian if necessary; undefined if that is not possible. */
function ensureNginx() {
  const isDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (!find() && isDebian) {
    // In runlevel 1, installing the package does not start a server.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
    spawnSync('apt-get', ['update'], { env, stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env, stdio: 'ignore' })
  }
  return find()
}

/**
 * Starts nginx in the foreground. `write` receives a folder that nginx's worker can read, and returns the
 * content of `http { }` and the configuration that precedes it. Resolves once `isReady` does. Throws if
 * nginx is not available or exits.
 */
export async function runNginx({ write, isReady }) {
  const command = ensureNginx()
  if (!command)
    throw new Error('nginx could not be found or installed: install it, with Brotli for static files')
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
  let output = ''
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const exited = new Promise(resolve => child.once('exit', resolve))
  for (let tries = 0; tries < 100 && child.exitCode === null && !(await isReady()); tries += 1)
    await pause(100)
  if (child.exitCode !== null) throw new Error(`nginx exited: ${output.trim()}`)
  return {
    dir,
    reload: () => child.kill('SIGHUP'),
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
