import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from './generator/log.mjs'
import { firstKey, secondKey } from './generator/sample.mjs'
import { createWitness } from './generator/witness.mjs'
import { createWorkbench, wrong } from './workbench.mjs'

const [one, two, three] = [createWitness('satu'), createWitness('dua', 6), createWitness('tiga')]
const logLine = `log ${firstKey.verifier} https://musik.example/usage-log\n`
const lines = `${logLine}${one.line}${two.line}${three.line}`
const twoOfThree = `${lines}group g 2 satu dua tiga\nquorum g\n`

/** A workbench with a policy that the auditor has kept, whose newest checkpoint some witnesses have signed. */
function createSigned(policy, witnesses) {
  const bench = createWorkbench()
  bench.save('policy', policy)
  bench.editText('log/checkpoint', note => note + witnesses.map(witness => witness.cosign(note)).join(''))
  return bench
}

test('the quorum is verified with Ed25519 and ML-DSA-44', async () => {
  const { code, text } = await createSigned(twoOfThree, [one, two]).verify({ policy: 'policy' })
  expect(text).toContain(
    'OK           witnesses: signed by satu (Ed25519, 2026-11-24T06:00:00Z), dua (ML-DSA-44, 2026-11-24T06:00:00Z): the quorum is reached',
  )
  expect(text).not.toContain('not final')
  expect(code).toBe(0)
})

test('a checkpoint without the quorum is a finding, and so is each report that only it covers', async () => {
  const bench = createSigned(twoOfThree, [three])
  expect(await bench.verify({ policy: 'policy' })).toEqual({
    code: 1,
    text: expect.stringContaining(
      'FINDING      witnesses: signed by tiga (Ed25519, 2026-11-24T06:00:00Z); the quorum is not reached: it waits for satu, dua',
    ),
  })
  const { text } = await bench.verify({ policy: 'policy' })
  expect(
    text.match(/FINDING {6}usage-report-2026-11-v\d-manifest\.json: not final: .* entry \d+/g),
  ).toHaveLength(2)

  // A checkpoint that was kept makes the report final that it covers.
  const { reported } = bench
  bench.save('kept/first', reported + one.cosign(reported) + three.cosign(reported))
  const kept = await bench.verify({ policy: 'policy' })
  expect(kept.text.match(/not final/g)).toHaveLength(1)
})

test.each([
  ['of another checkpoint', note => one.cosign(note.replace('673', '672'))],
  ['of another time', note => one.cosign(note, 0)],
  [
    'whose key is another one',
    note => {
      const [, , mine] = one.cosign(note).split(' ')
      const bytes = Buffer.from(mine, 'base64')
      bytes[40] ^= 1
      return `\u2014 saksi.example/satu ${bytes.toString('base64')}\n`
    },
  ],
])('a signature of a witness %s is wrong, even if the quorum is reached', async (_, forge) => {
  const bench = createSigned(twoOfThree, [two, three])
  bench.editText('log/checkpoint', note => note + forge(note))
  expect(await bench.verify({ policy: 'policy', keep: true })).toEqual(
    wrong('WRONG        witnesses: The signature of the witness satu (saksi.example/satu, key'),
  )
})

test('a checkpoint that was kept is not replaced by one with fewer signatures', async () => {
  const bench = createSigned(twoOfThree, [one, two])
  const path = 'kept/checkpoint-000000000673'
  const keep = async () => (await bench.verify({ policy: 'policy', keep: true })).text
  await keep()
  const kept = readFileSync(bench.getPath(path), 'utf8')
  bench.editText('log/checkpoint', note => note.replace(two.cosign(note), ''))
  expect(await keep()).toContain('kept: ')
  expect(readFileSync(bench.getPath(path), 'utf8')).toBe(kept)
  bench.editText('log/checkpoint', note => note + two.cosign(note) + three.cosign(note))
  await keep()
  expect(readFileSync(bench.getPath(path), 'utf8')).toContain(three.cosign(kept))
})

test('signatures of witnesses that the policy does not name do not count', async () => {
  const stranger = createWitness('asing')
  const { code, text } = await createSigned(`${logLine}${one.line}quorum satu\n`, [stranger]).verify({
    policy: 'policy',
  })
  expect(code).toBe(1)
  expect(text).toContain('signed by no witness of the policy; the quorum is not reached: it waits for satu')
  expect(text).toContain(
    'NOT CHECKED  witnesses: the signatures of saksi.example/asing, which the policy does not name',
  )
})

test('the policy that came with the log is used, and said not to be the one that was kept', async () => {
  const bench = createSigned('', [one])
  bench.save('log/policy', `${logLine}${one.line}quorum satu\n`)
  const { code, text } = await bench.verify()
  expect(code).toBe(0)
  expect(text).toContain(
    'NOT CHECKED  policy: it was downloaded with the log, so that the operator alone says',
  )
  expect(text).toContain('the quorum is reached')
})

test('a policy that requires no witness proves nothing about what others are shown', async () => {
  const { code, text } = await createSigned(`${lines}quorum none\n`, []).verify({ policy: 'policy' })
  expect(code).toBe(0)
  expect(text).toContain(
    'signed by no witness of the policy; the policy requires none, so that others may be shown',
  )
})

test('a policy that names another key of the log, or another log, is not for this checkpoint', async () => {
  const other = createSigned(`log ${secondKey.verifier}\nquorum none\n`, [])
  expect(await other.verify({ policy: 'policy' })).toEqual(
    wrong('is signed with no key of musik.example/usage'),
  )
  const foreign = firstKey.verifier.replace('musik.example', 'musik.test')
  const bench = createSigned(`log ${foreign}\nquorum none\n`, [])
  expect((await bench.verify({ policy: 'policy' })).code).toBe(2)
})

test.each([
  ['', 'The policy has no quorum.'],
  ['quorum x\n', 'Line 1 of the policy cannot be used: "x" is not defined before.'],
  [`${one.line}${one.line}quorum none\n`, 'Line 2 of the policy cannot be used: "satu" is defined twice.'],
  [`${one.line.replace('satu ', 'lain ')}${one.line}quorum none\n`, 'its key is already in the policy'],
  [`${one.line}group g 2 satu\nquorum g\n`, '"2" is not a number from 1 to 1'],
  [`${one.line}group g any satu satu\nquorum g\n`, '"satu" is already in a group'],
  [`witness satu ${firstKey.verifier}\nquorum none\n`, 'it is not: witness NAME VKEY [URL]'],
  [
    `${one.line}${createWitness('satu', 6).line.replace('satu ', 'lain ')}group g all satu lain\nquorum g\n`,
    'Line 4 of the policy cannot be used: "satu" and "lain" have the same key name',
  ],
  [
    `${one.line}${two.line.replace('/dua/', '/satu')}group g 2 satu dua\nquorum g\n`,
    '"satu" and "dua" have the same address',
  ],
  [createWitness('w'.repeat(250)).line, 'its name has more than 255 bytes'],
  ['quorum none\nquorum none\n', 'Line 2 of the policy cannot be used: there are two quorums.'],
  ['quorum none\r\n', 'Line 1 of the policy has a control character'],
])('the policy %j cannot be used', async (policy, message) => {
  const { code, text } = await createSigned(policy, []).verify({ policy: 'policy' })
  expect([code, text]).toEqual([2, expect.stringContaining(message)])
})

test('two logs for two readers: the one that the witnesses have not signed lacks the quorum, and both contradict each other', async () => {
  const bench = createSigned(twoOfThree, [one, two])
  const seen = bench.log.publish(firstKey)
  bench.save('kept/first', seen + one.cosign(seen) + two.cosign(seen))
  const fork = createLog(bench.getPath('log'))
  for (let index = 0; index < 700; index += 1) fork.add('play', { play_id: String(index) })
  fork.publish(firstKey)
  const { code, text } = await bench.verify({ names: [], policy: 'policy' })
  expect(code).toBe(1)
  expect(text).toContain('the quorum is not reached: it waits for satu, dua, tiga')
  expect(text).toContain(
    'WRONG        first: The log was forked or rewritten: its first 673 entries are not those',
  )
})
