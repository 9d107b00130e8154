import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hasQuorum, listMissingWitnesses, parsePolicy } from './policy'

function createKey(type: 4 | 6, name: string, seed = name) {
  const bytes = Buffer.concat([Buffer.of(type), Buffer.alloc(type === 4 ? 32 : 1312, seed)])
  const id = createHash('sha256').update(`${name}\n`).update(bytes).digest('hex').slice(0, 8)
  return `${name}+${id}+${bytes.toString('base64')}`
}
const key = (name: string) => createKey(4, `w.example/${name}`)
const log = 'log.example/usage+c0a3ed2e+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const parse = (text: string) => parsePolicy(Buffer.from(text))
const fail = (text: string) => {
  try {
    parse(text)
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  throw new Error('The policy is right')
}

const two = (url = '') =>
  `witness a ${createKey(4, 'one')} https://a.example\nwitness b ${createKey(6, url ? 'two' : 'one')} ${url}\n`

const example = `# The example of C2SP tlog-policy
witness X1 ${key('X1')}
witness X2 ${key('X2')}  https://x2.example/witness/
\twitness X3 ${createKey(6, 'w.example/X3')}

group X-witnesses 2 X1 X2 X3

witness Y1 ${key('Y1')}
witness Y2 ${key('Y2')}
group Y-witnesses any Y1 Y2
group X-and-Y all X-witnesses Y-witnesses
quorum X-and-Y
`

test.each([
  [['X1', 'X2', 'Y1'], []],
  [['X1', 'X3', 'Y2'], []],
  [
    ['X1', 'X2', 'X3'],
    ['Y1', 'Y2'],
  ],
  [
    ['X1', 'Y1'],
    ['X2', 'X3'],
  ],
  [[], ['X1', 'X2', 'X3', 'Y1', 'Y2']],
])('with %j, the quorum waits for %j', (signed, missing) => {
  const policy = parse(example)
  const isSigned = ({ name }: { name: string }) => signed.includes(name)
  expect(listMissingWitnesses(policy, isSigned)).toEqual(missing)
  expect(hasQuorum(policy, isSigned)).toBe(missing.length === 0)
})

test('reads keys and addresses, and writes the policy without addresses', () => {
  const policy = parse(example)
  expect(policy.witnesses.map(({ key: { type }, url }) => [type, url?.href])).toEqual([
    [4, undefined],
    [4, 'https://x2.example/witness/'],
    ...[[6, undefined], ...Array.from({ length: 2 }, () => [4, undefined])],
  ])
  expect(policy.text).not.toMatch(/#|https/)
  expect(parse(policy.text)).toMatchObject({ groups: policy.groups, quorum: 'X-and-Y' })
})

test('a policy may require one witness or none', () => {
  const policy = parse(`witness a ${key('a')}\nquorum a`)
  expect(listMissingWitnesses(policy, () => false)).toEqual(['a'])
  expect(hasQuorum(parse('quorum none\n'), () => false)).toBe(true)
})

test('a witness may have two keys if only one of them counts', () =>
  expect(parse(`${two()}quorum b\n`).witnesses).toHaveLength(2))

test('names are compared byte by byte', () => {
  const [plain, kelvin, byte] = [Buffer.from('K'), Buffer.from('\u212a'), Buffer.of(0xff)]
  const lines = [plain, kelvin, byte].map((name, at) =>
    Buffer.concat([Buffer.from('witness '), name, Buffer.from(` ${key(String(at))}\n`)]),
  )
  const names = [plain, byte, kelvin].map(name => Buffer.concat([Buffer.from(' '), name]))
  const bytes = Buffer.concat([...lines, Buffer.from('group g all'), ...names, Buffer.from('\nquorum g\n')])
  expect(parsePolicy(bytes).groups[0]?.members).toHaveLength(3)
})

test.each([
  ['', 'line 1: the line "quorum <name>" is missing'],
  ['witness\n', 'line 1: a witness is written as'],
  [`witness a ${key('a')} https://a.example b\n`, 'line 1: a witness is written as'],
  [`witness none ${key('a')}\n`, 'line 1: "none" cannot be the name'],
  [`witness a ${key('a').slice(0, -2)}\n`, 'is not the verifier key of a witness'],
  [`witness a ${log}\n`, 'is not the verifier key of a witness'],
  [`witness a ${key('a')}\nwitness a ${key('b')}\n`, 'line 2: "a" is defined twice'],
  [
    `witness a ${key('a')}\n\nwitness b ${createKey(4, 'b', 'w.example/a')}\n`,
    'line 3: the key of this witness',
  ],
  [`witness a ${key('a')} ftp://a.example\n`, 'line 1: "ftp://a.example" is not an http or https address'],
  [`witness a ${key('a')} https://me:secret@a.example\n`, 'is not an http or https address'],
  [`witness a ${key('a')}\ngroup g all\n`, 'line 2: a group is written as'],
  [`witness a ${key('a')}\ngroup g 2 a\n`, 'line 2: "2" must be "all", "any" or a number from 1 to 1'],
  [`witness a ${key('a')}\ngroup g 0 a\n`, '"0" must be'],
  [`witness a ${key('a')}\ngroup g 01 a\n`, '"01" must be'],
  ['group g any g\n', 'line 1: "g" is not defined on a line before'],
  ['group g any none\n', '"none" is not defined'],
  [`witness a ${key('a')}\ngroup g any a a\n`, '"a" is already a member'],
  [`witness a ${key('a')}\ngroup g any a\ngroup h any a\n`, 'line 3: "a" is already a member'],
  [`quorum a\nwitness a ${key('a')}\n`, 'line 1: "a" is not defined'],
  ['quorum none\nquorum none\n', 'line 2: there is more than one quorum'],
  ['quorum none extra\n', 'line 1: the quorum is written as'],
  ['quorum none\r\n', 'line 1: there is a control character'],
  ['quorum\u00a0none\n', 'line 1: "quorum\u00a0none" is not'],
  ['Quorum none\n', 'line 1: "Quorum" is not'],
  [`${two()}group g all a b\nquorum g\n`, 'line 4: "a" and "b" have the same key name'],
  [
    `${two('https://a.example/')}group h any b\ngroup g all a h\nquorum g\n`,
    'line 5: "a" and "b" have the same address',
  ],
  [`log ${key('a')}\nlog ${key('a')}\nquorum none\n`, 'line 2: the key of this log is in the policy twice'],
  ['log x\nquorum none\n', 'line 1: "x" is not the verifier key of a log'],
])('%j is refused', (text, message) => expect(fail(text)).toContain(message))

test('the policy may be complex, but not endless', () => {
  const names = Array.from({ length: 64 }, (_, at) => `w${at}`)
  const lines = names.map(name => `witness ${name} ${key(name)}\n`).join('')
  expect(parse(`${lines}group g 33 ${names.join(' ')}\nquorum g\n`).witnesses).toHaveLength(64)
  expect(fail(`${lines}witness more ${key('more')}\n`)).toContain('line 65: there are more than 64')
  expect(fail('#'.repeat(262_145))).toContain('more than 262144 bytes')
})
