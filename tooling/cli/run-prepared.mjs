import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { runProgram } from './program/cli-error.mjs'
import { createToolEnvironment, getDataDir, getNodePath, root } from './program/environment.mjs'
import { onInterrupt } from './program/interrupt.mjs'
import { stopRunningTools } from './program/run.mjs'
import { checkMachine, prepareCheckout } from './setup/prepare.mjs'

/** Prepares the checkout, then runs another program of the repository with the remaining arguments. */
await runProgram(async () => {
  const [program, ...args] = process.argv.slice(2)
  let child
  checkMachine()
  onInterrupt(async () => {
    stopRunningTools()
    if (child?.exitCode !== null) return
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
  }, 130)
  console.info('')
  await prepareCheckout(join(getDataDir(), 'logs'))
  child = spawn(getNodePath(), [join(root, program), ...args], {
    cwd: root,
    env: createToolEnvironment(),
    stdio: 'inherit',
  })
  process.exitCode = await new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
})
