import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { firstKey, november, play, secondKey } from './generator/sample.mjs'
import { createWitness } from './generator/witness.mjs'
import { createWorkbench } from './workbench.mjs'

const apiKey = 'bgm_c_0123456789'
const program = new URL('../src/main.mjs', import.meta.url).pathname

/** Serves the log of a workbench. `answer` may return a status instead of a file. */
async function serve(bench, answer = () => null) {
  const paths = []
  const server = createServer(({ url, headers }, response) => {
    const path = url.replace('/usage-log/', '')
    paths.push(path)
    const needsKey = path.startsWith('tile/entries/')
    if (!needsKey && headers.authorization) return response.writeHead(500).end()
    const status = needsKey && headers.authorization !== `Bearer ${apiKey}` ? 401 : answer(path)
    if (status) return response.writeHead(status, { 'Retry-After': '1' }).end()
    const file = bench.getPath(`log/${path}`)
    return existsSync(file) ? response.end(readFileSync(file)) : response.writeHead(404).end()
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => server.close())
  return { paths, address: `http://127.0.0.1:${server.address().port}/usage-log` }
}

const run = (bench, args, env = { USAGE_LOG_API_KEY: apiKey }) =>
  new Promise(done => {
    execFile(process.execPath, [program, ...args], { cwd: bench.folder, env }, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, text: stdout + stderr }),
    )
  })

test('a log is mirrored, verified, and later only what is new is downloaded', async () => {
  const bench = createWorkbench()
  const { paths, address } = await serve(bench)
  expect(await run(bench, ['mirror', address, 'copy'])).toEqual({
    code: 0,
    text: 'Copied: musik.example/usage with 673 entries; 7 files downloaded\n',
  })
  const files = Object.keys(bench.files)
  const verified = await run(bench, ['--keys', 'keys', '--kept', 'kept', 'copy', ...files])
  expect(verified).toEqual({ code: 0, text: expect.stringContaining('673 entries in 3 bundles') })
  for (let number = 0; number < 100; number += 1) bench.log.add(...play(2, 7000 + number, november))
  bench.log.publish(firstKey)
  paths.splice(0)
  expect((await run(bench, ['mirror', address, 'copy'])).text).toContain('773 entries; 5 files downloaded')
  expect(paths.sort()).toEqual([
    'checkpoint',
    'policy',
    'tile/0/002',
    'tile/0/003.p/5',
    'tile/1/000.p/3',
    'tile/entries/002',
    'tile/entries/003.p/5',
  ])
  expect(existsSync(bench.getPath('copy/tile/0/002.p'))).toBe(false)
})

test('a download that was interrupted continues', async () => {
  const bench = createWorkbench()
  const { paths, address } = await serve(bench)
  await run(bench, ['mirror', address, 'copy'])
  rmSync(bench.getPath('copy/checkpoint'))
  rmSync(bench.getPath('copy/tile/entries/001'))
  paths.splice(0)
  expect((await run(bench, ['mirror', address, 'copy'])).text).toContain('1 files downloaded')
  expect(paths).toEqual(['checkpoint', 'tile/entries/001', 'policy'])
})

test('a policy with other witnesses does not replace the one that was copied before', async () => {
  const bench = createWorkbench()
  const { address } = await serve(bench)
  const [one, two] = [createWitness('satu'), createWitness('dua')]
  const publish = text => bench.save('log/policy', text)
  publish(`log ${firstKey.verifier}\n${one.line}quorum satu\n`)
  await run(bench, ['mirror', address, 'copy'])
  const rotated = `log ${firstKey.verifier}\nlog ${secondKey.verifier}\n${one.line}quorum satu\n`
  publish(rotated)
  expect((await run(bench, ['mirror', address, 'copy'])).code).toBe(0)
  const read = name => readFileSync(bench.getPath(name), 'utf8')
  expect(read('copy/policy')).toBe(rotated)

  publish(`log ${firstKey.verifier}\n${two.line}quorum dua\n`)
  const { code, text } = await run(bench, ['mirror', address, 'copy'])
  expect([code, text]).toEqual([1, expect.stringContaining('FINDING      policy: the log publishes another')])
  expect([read('copy/policy'), read('copy/policy.new')]).toEqual([rotated, read('log/policy')])
  bench.save('mine', rotated)
  expect((await run(bench, ['--policy', 'mine', 'mirror', address, 'copy'])).code).toBe(0)
  expect([read('copy/policy'), existsSync(bench.getPath('copy/policy.new'))]).toEqual([
    read('log/policy'),
    false,
  ])
})

test('a server that asks to wait is called again', async () => {
  const bench = createWorkbench()
  let isBusy = true
  const { address } = await serve(bench, path => {
    const status = isBusy && path === 'tile/entries/001' ? 429 : null
    if (status) isBusy = false
    return status
  })
  const { code, text } = await run(bench, ['--keys', 'keys', address])
  expect(code).toBe(0)
  expect(text).toContain('673 entries in 3 bundles')
})

test('entries cannot be read without an API key', async () => {
  const bench = createWorkbench()
  const { address } = await serve(bench)
  expect(await run(bench, ['mirror', address, 'copy'], {})).toEqual({
    code: 2,
    text: expect.stringContaining('can only be read with the API key of a collective body'),
  })
  bench.save('api-key', `${apiKey}\n`)
  expect((await run(bench, ['--api-key-file', 'api-key', 'mirror', address, 'copy'], {})).code).toBe(0)
})

test('a log that was set back is not copied over a newer one', async () => {
  const bench = createWorkbench()
  const { address } = await serve(bench)
  await run(bench, ['mirror', address, 'copy'])
  bench.save('log/checkpoint', bench.checkpoints[0])
  expect(await run(bench, ['mirror', address, 'copy'])).toEqual({
    code: 1,
    text: 'The log has 651 entries, but the folder 673: the log was set back. Keep the folder.\n',
  })
})

const unusable = [
  [['log'], 'Name the file with the keys of the log'],
  [['--keys', 'keys'], 'Name the log.'],
  [['--keys', 'keys', '--keep', 'log'], 'Also name a folder for checkpoints'],
  [['--keys', 'missing', 'log'], 'missing cannot be read'],
  [['--keys', 'keys', 'nowhere'], 'nowhere/checkpoint is missing'],
  [['--keys', 'keys', '--kept', 'nowhere', 'log'], 'nowhere does not exist'],
  [['proof', 'keys'], 'Name the file with the keys of the log'],
  [['--keys', 'keys', 'proof', 'keys'], 'This is not the proof of a play in the usage log.'],
  [['--keys', 'keys', 'proof', 'nowhere'], 'nowhere cannot be read'],
  [['--key', 'keys', 'log'], "Unknown option '--key'"],
  [['--format', '3', 'log'], 'There is no format 3.'],
  [['mirror', 'http://musik.example/usage-log', 'copy'], 'The address must begin with https://'],
  [['--keys', 'keys', 'log', 'usage-report-2026-11-v1-csv.csv'], 'Give its manifest too.'],
]

test('what cannot be checked is explained', async () => {
  const bench = createWorkbench()
  for (const [args, message] of unusable)
    expect(await run(bench, args), args.join(' ')).toEqual({
      code: 2,
      text: expect.stringContaining(message),
    })
})
