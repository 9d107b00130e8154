import { expect, test } from 'vitest'
import { createLog } from './generator/log.mjs'
import { entries, firstKey, november, origin, secondKey } from './generator/sample.mjs'
import { createWorkbench, wrong } from './workbench.mjs'

const day = 86_400_000

const bundle = 'log/tile/entries/000'

test('an entry that was changed, such as its seconds, differs from its hash', async () => {
  const bench = createWorkbench()
  bench.edit(bundle, bytes =>
    Buffer.from(bytes.toString('latin1').replace('"duration_ms":180001', '"duration_ms":999001'), 'latin1'),
  )
  expect(await bench.verify()).toEqual(
    wrong('Entry 22 differs from its hash in tile/0/000: it was changed, removed, inserted or moved.'),
  )
})

test('the class of a venue that was changed in an entry differs from its hash', async () => {
  const bench = createWorkbench()
  bench.edit(bundle, bytes =>
    Buffer.from(bytes.toString('latin1').replace('"hotel_stars":4', '"hotel_stars":1'), 'latin1'),
  )
  expect(await bench.verify()).toEqual(wrong('Entry 6 differs from its hash'))
})

function splitBundle(bytes) {
  const all = []
  for (let at = 0; at < bytes.length; at += 2 + bytes.readUInt16BE(at))
    all.push(bytes.subarray(at, at + 2 + bytes.readUInt16BE(at)))
  return all
}

test('entries that were reordered differ from their hashes', async () => {
  const bench = createWorkbench()
  bench.edit(bundle, bytes => {
    const [first, second, ...rest] = splitBundle(bytes)
    return Buffer.concat([second, first, ...rest])
  })
  expect(await bench.verify()).toEqual(wrong('Entry 0 differs from its hash'))
})

test.each([
  ['fewer', all => all.slice(1), 'Bundle 0 has 255 entries; the log has 256 there.'],
  ['more', all => [...all, all[0]], 'Bundle 0 has more than the 256 entries that the log has there.'],
])('a bundle with %s entries is refused', async (_, change, message) => {
  const bench = createWorkbench()
  bench.edit(bundle, bytes => Buffer.concat(change(splitBundle(bytes))))
  expect(await bench.verify()).toEqual(wrong(message))
})

test('a truncated bundle is refused', async () => {
  const bench = createWorkbench()
  bench.edit(bundle, bytes => bytes.subarray(0, bytes.length - 1))
  expect(await bench.verify()).toEqual(wrong('Bundle 0 ends within entry 255.'))
})

test('a bundle that is missing cannot be checked', async () => {
  const bench = createWorkbench({ late: () => [] })
  bench.save('log/checkpoint', bench.checkpoints[1].replace(/\n\d+\n/, '\n9999\n'))
  expect(await bench.verify()).toEqual(wrong('The signature with key'))
})

test('a tile of a higher level that was changed is found', async () => {
  const bench = createWorkbench()
  bench.edit('log/tile/1/000.p/2', bytes => Buffer.concat([bytes.subarray(32), bytes.subarray(0, 32)]))
  expect(await bench.verify()).toEqual(
    wrong('tile/1/000.p/2 differs from the entries 0 to 255, although the tiles below match them.'),
  )
})

test('a checkpoint that is older than the one that was kept is refused', async () => {
  const bench = createWorkbench()
  bench.save('kept/newer', bench.checkpoints[1])
  bench.save('log/checkpoint', bench.checkpoints[0])
  expect(await bench.verify({ names: [] })).toEqual(
    wrong(
      'The log is older than the checkpoint that you have kept: it shows 651 entries, but newer was signed for 673.',
    ),
  )
})

test('a log that was forked is refused, and the new checkpoint is not kept', async () => {
  const other = createWorkbench({
    first: () => entries().map(([type, fields]) => [type, type === 'play' ? { ...fields, seq: 7 } : fields]),
  })
  other.save('kept/first', createWorkbench().checkpoints[0])
  const { code, text } = await other.verify({ keep: true })
  expect(code).toBe(1)
  expect(text).toContain(
    'WRONG        first: The log was forked or rewritten: its first 651 entries are not those that this checkpoint signed.',
  )
  expect(text).not.toContain('checkpoint-0')
})

test('a log whose entries the operator reordered and signed again is refused as forked', async () => {
  const bench = createWorkbench({
    first: () => [...entries().slice(0, 100), ...entries().slice(100).reverse()],
  })
  bench.save('kept/first', createWorkbench().checkpoints[0])
  expect(await bench.verify()).toEqual(wrong('The log was forked or rewritten'))
})

test('another root than that of the entries is refused', async () => {
  const bench = createWorkbench()
  const other = createLog(`${bench.folder}/other`, origin)
  for (let count = 0; count < 673; count += 1) other.add('play', {})
  bench.save('log/checkpoint', other.publish(firstKey))
  expect(await bench.verify()).toEqual(
    wrong('The root of the 673 entries is not the one that the checkpoint signed'),
  )
})

test('a checkpoint of another log, or signed with other keys, is refused', async () => {
  const bench = createWorkbench({ keys: [secondKey] })
  expect(await bench.verify()).toEqual(
    wrong(`The checkpoint is signed with none of your keys, but by ${origin} (key`),
  )
  const other = createLog(`${bench.folder}/log`, 'lagu.example/usage')
  other.publish(firstKey)
  expect(await bench.verify()).toEqual(
    wrong(`The checkpoint is of the log lagu.example/usage, but the keys are of ${origin}.`),
  )
})

test('a checkpoint signed only with a revoked key is refused, and one that was kept is confirmed', async () => {
  const revoked = ['key', { at: november + 40 * day, public_key: firstKey.publicKey, state: 'revoked' }]
  const bench = createWorkbench({ more: [revoked] })
  expect(await bench.verify()).toEqual(
    wrong(
      `The checkpoint is signed only with the key ${firstKey.verifier.split('+')[1]}, which the log says was revoked`,
    ),
  )
  bench.save('keys', `${firstKey.verifier}\n${secondKey.verifier}\n`)
  bench.log.publish(secondKey)
  const { code, text } = await bench.verify()
  expect(code).toBe(0)
  expect(text).toContain('which was revoked later, but confirmed by the newer checkpoint')
})

test('signatures of others are counted and not verified', async () => {
  const bench = createWorkbench()
  const line = bench.checkpoints[1].split('\n').at(-2).replace(origin, 'saksi.example')
  bench.save('log/checkpoint', `${bench.checkpoints[1]}${line}\n`)
  const { code, text } = await bench.verify({ names: [] })
  expect(code).toBe(0)
  expect(text).toContain(
    'NOT CHECKED  witnesses: no policy was given (--policy), so that others may be shown another log; the signatures of saksi.example were not verified',
  )
})
