import { createPrivateKey, createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatCheckpoint, formatInclusionProof, parseCheckpoint, parseInclusionProof } from './checkpoint'
import { formatVerifierKey, type NoteSigner, openNote, parseNote, parseVerifierKey, signNote } from './note'

// The example of C2SP signed-note.
const verifier = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const note =
  'This is an example message.\n\n\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n'

test('opens the example of the specification', () => {
  const key = parseVerifierKey(verifier)
  expect(key && formatVerifierKey(key)).toBe(verifier)
  expect(key && openNote(note, [key])).toBe('This is an example message.\n')
})

// The key of the documentation of golang.org/x/mod/sumdb/note: its seed and public key.
const goKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
const goNote =
  "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n"
const goSeed = 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz'

async function createKey(seed: string, name: string): Promise<NoteSigner> {
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const pkcs8 = Buffer.concat([prefix, Buffer.from(seed, 'base64').subarray(1)])
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign'])
  return { name, publicKey: Buffer.from(x, 'base64url'), privateKey }
}

test('signs as Go does', async () => {
  const key = await createKey(goSeed, 'PeterNeumann')
  expect(formatVerifierKey(key)).toBe(goKey)
  const text = goNote.slice(0, goNote.indexOf('\n\n') + 1)
  expect(await signNote(text, [key])).toBe(goNote)
  expect(openNote(goNote, [key])).toBe(text)
})

test('ignores unknown signatures, but no wrong one', async () => {
  const go = await createKey(goSeed, 'log.example/usage')
  const other = await createKey(Buffer.alloc(33, 1).toString('base64'), 'log.example/usage')
  const both = await signNote('text\n', [go, other])
  expect(parseNote(both)?.signatures.map(({ name }) => name)).toEqual([go.name, other.name])
  expect(openNote(both, [go])).toBe('text\n')
  expect(openNote(both, [other])).toBe('text\n')
  expect(openNote(both, [])).toBeNull()
  expect(openNote(both.replace('text', 'next'), [go])).toBeNull()
})

test.each([
  verifier.replace('530d903a', '530d903b'),
  verifier.replace('+AekyeR', '+BOkyeR'),
  verifier.replace('example.com', 'example com'),
  verifier.slice(0, -2),
  '',
])('%j is not a verifier key', text => expect(parseVerifierKey(text)).toBeNull())

test.each([
  '',
  'text',
  'text\n',
  'text\n\n',
  'text\n\nno signature\n',
  note.slice(0, -1),
  note.replace('an', '\r'),
])('%j is not a note', text => expect(parseNote(text)).toBeNull())

// The examples of C2SP tlog-checkpoint and tlog-proof; the signatures of the latter are abbreviated there.
const checkpoint =
  'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n\u2014 example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=\n'
const proof = `c2sp.org/tlog-proof@v1
index 73894
gSKyXoYZUgZ6jduWYrkDOARinOMGJveXjgMkBTcdPlQ=
B95lDa8R83lS8n0eG+o0buTxRKQTYFi//1U8anccXmA=

${checkpoint}`

test('reads and writes the example of a checkpoint', () => {
  const text = parseNote(checkpoint)?.text ?? ''
  const parsed = parseCheckpoint(text)
  expect(parsed).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 })
  expect(parsed && formatCheckpoint(parsed)).toBe(text)
  expect(parseCheckpoint(`${text}extension\n`)).toEqual(parsed)
})

test.each([
  '',
  'log\n1\n',
  '\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n01\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n-1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
  'log\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2J=\n',
  'log\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=',
  'log\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n',
  'log\n9007199254740993\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n',
])('%j is not a checkpoint', text => expect(parseCheckpoint(text)).toBeNull())

test('reads and writes an inclusion proof', () => {
  const parsed = parseInclusionProof(proof)
  expect(parsed).toMatchObject({ index: 73_894, checkpoint })
  expect(parsed?.hashes).toHaveLength(2)
  expect(parsed && formatInclusionProof(parsed)).toBe(proof)
  expect(parseInclusionProof(proof.replace('index', 'extra YWdl\nindex'))).toEqual(parsed)
  expect(parseInclusionProof(formatInclusionProof({ index: 0, hashes: [], checkpoint }))).toEqual({
    index: 0,
    hashes: [],
    checkpoint,
  })
})

test.each([
  ['v1', 'v2'],
  ['index 73894', 'index 073894'],
  ['index 73894\n', ''],
  ['PlQ=', 'PlR='],
  ['\n\n', '\n'],
  ['20852163', '-1'],
])('rejects a proof with %j changed to %j', (from, to) => {
  expect(parseInclusionProof(proof.replace(from, to))).toBeNull()
})
