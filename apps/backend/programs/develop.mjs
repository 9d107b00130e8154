import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import '../clean.mjs'

/**
 * The backend for `npm run dev`: recompiles and restarts on every change. Strapi's own watcher ignores paths that
 * contain `tmp`, `build`, `logs` or a dot folder, even above the checkout, so it might never reload.
 */
const node = (args, options) => spawn(process.execPath, args, { stdio: 'inherit', ...options })
const compiler = 'node_modules/typescript/bin/tsc'

if (!existsSync('dist/build/index.html'))
  spawnSync(process.execPath, ['programs/build-admin.mjs'], { stdio: 'inherit' })

let backend = null
let restartRequested = false
let restarting = false

async function restart() {
  restartRequested = true
  if (restarting) return
  restarting = true
  while (restartRequested) {
    restartRequested = false
    if (backend && backend.exitCode === null && backend.signalCode === null) {
      const ended = once(backend, 'exit')
      backend.kill('SIGTERM')
      await ended
    }
    backend = node(['programs/start.mjs'])
  }
  restarting = false
}

const watcher = node([compiler, '-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
watcher.stdout.setEncoding('utf8').on('data', text => {
  process.stdout.write(text)
  if (text.includes('Found 0 errors')) void restart()
})

process.once('exit', () => {
  watcher.kill('SIGTERM')
  backend?.kill('SIGTERM')
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0))
