import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'

/**
 * The backend for `npm run dev`: recompiles and restarts on every change. Strapi's own watcher ignores paths that
 * contain `tmp`, `build`, `logs` or a dot folder, even above the checkout, so it might never reload.
 */
const run = program => spawnSync(process.execPath, [program], { stdio: 'inherit' }).status === 0

let backend = null
let restartRequested = false
let restarting = false

async function restart() {
  restartRequested = true
  if (restarting) return
  restarting = true
  while (restartRequested) {
    restartRequested = false
    if (!run('compile.mjs')) continue
    if (backend && backend.exitCode === null && backend.signalCode === null) {
      const ended = once(backend, 'exit')
      backend.kill('SIGTERM')
      await ended
    }
    backend = spawn(process.execPath, ['programs/start.mjs'], { stdio: 'inherit' })
  }
  restarting = false
}

process.once('exit', () => backend?.kill('SIGTERM'))
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))

let delay
for (const folder of ['config', 'seed', 'src'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(delay)
    delay = setTimeout(restart, 100)
  })
if (!existsSync('dist/build/index.html') && run('compile.mjs')) run('programs/build-admin.mjs')
await restart()
