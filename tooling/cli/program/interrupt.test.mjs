import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, test } from 'vitest'

const module = new URL('./interrupt.mjs', import.meta.url).href
const program = `
  const { onInterrupt } = await import(${JSON.stringify(module)})
  onInterrupt(async () => console.log('cleaned up'), 7)
  console.log('ready')
  setInterval(() => {}, 1000)
`
const args = ['--input-type=module', '-e', program]

const until = (child, word) =>
  new Promise(resolve => {
    let text = ''
    child.stdout.on('data', chunk => {
      text += chunk
      if (text.includes(word)) resolve()
    })
  })

describe('an interrupted program', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('cleans up once on %s and exits with code 7', async signal => {
    const child = spawn(process.execPath, args)
    await until(child, 'ready')
    const cleaned = until(child, 'cleaned up')
    child.kill(signal)
    child.kill(signal)
    const [code] = await once(child, 'exit')
    await cleaned
    expect(code).toBe(7)
  })

  test("cleans up if only npm's shell was signalled", async () => {
    const command = `"$0" ${args.map((_, index) => `"$${index + 1}"`).join(' ')}; true`
    const env = { ...process.env, npm_lifecycle_event: 'start' }
    const shell = spawn('sh', ['-c', command, process.execPath, ...args], { env })
    await until(shell, 'ready')
    const cleaned = until(shell, 'cleaned up')
    shell.kill('SIGTERM')
    await cleaned
  })
})
