import { isUtf8 } from 'node:buffer'
import { parseVerifierKey } from '#src/reporting/log/rules/note'
import { parseWitnessKey, type WitnessKey } from './cosignature'

/** A line of a policy is wrong; lines are numbered from 1. */
export class PolicyError extends Error {
  override readonly name = 'PolicyError'
  constructor(reason: string, line: number) {
    super(`line ${line}: ${reason}`)
  }
}

export type Witness = { name: string; key: WitnessKey; url: URL | null }
/** `k` of the members, which are names of witnesses and groups, have to sign. */
type Group = { name: string; k: number; members: readonly string[] }

/** A policy of C2SP tlog-policy without its logs. `quorum` is the name of a witness or group, or null for `none`. */
export type Policy = {
  witnesses: readonly Witness[]
  groups: readonly Group[]
  quorum: string | null
  /** Its lines, without comments, logs and addresses. */
  text: string
}

export const emptyPolicy: Policy = { witnesses: [], groups: [], quorum: null, text: 'quorum none\n' }

const maxBytes = 262_144
const maxOfKind = 64
const maxUrl = 500

type Draft = {
  logs: string[]
  witnesses: Witness[]
  groups: Group[]
  /** Names that are members of a group. */
  grouped: Set<string>
  quorum: string | null | undefined
}
type Fail = (reason: string) => never

const quote = (text: string) => JSON.stringify(text.slice(0, 80))

const isDefined = ({ witnesses, groups }: Draft, name: string) =>
  witnesses.some(witness => witness.name === name) || groups.some(group => group.name === name)

function requireNewName(draft: Draft, name: string, fail: Fail): void {
  if (name === 'none') fail('"none" cannot be the name of a witness or group')
  if (isDefined(draft, name)) fail(`${quote(name)} is defined twice`)
}

function parseUrl(text: string, fail: Fail): URL {
  const url = URL.canParse(text) && text.length <= maxUrl ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    fail(`${quote(text)} is not an http or https address without user name and password`)
  return url
}

function addLog({ logs }: Draft, words: readonly string[], fail: Fail): void {
  const [key = '', url, ...rest] = words
  if (key === '' || rest.length > 0) fail('a log is written as: log <vkey> [<url>]')
  const content = (parseVerifierKey(key) ?? parseWitnessKey(key))?.publicKey.toString('base64')
  if (content === undefined) fail(`${quote(key)} is not the verifier key of a log`)
  if (url !== undefined) parseUrl(url, fail)
  if (logs.includes(content)) fail('the key of this log is in the policy twice')
  if (logs.push(content) > maxOfKind) fail(`there are more than ${maxOfKind} logs`)
}

function addWitness(draft: Draft, words: readonly string[], fail: Fail): void {
  const [name = '', vkey = '', url, ...rest] = words
  if (vkey === '' || rest.length > 0) fail('a witness is written as: witness <name> <vkey> [<url>]')
  requireNewName(draft, name, fail)
  const key = parseWitnessKey(vkey)
  if (!key)
    fail(`${quote(vkey)} is not the verifier key of a witness (Ed25519, type 04, or ML-DSA-44, type 06)`)
  if (draft.witnesses.some(known => known.key.publicKey.equals(key.publicKey)))
    fail('the key of this witness is in the policy twice')
  draft.witnesses.push({ name, key, url: url === undefined ? null : parseUrl(url, fail) })
  if (draft.witnesses.length > maxOfKind) fail(`there are more than ${maxOfKind} witnesses`)
}

function parseThreshold(text: string, count: number, fail: Fail): number {
  if (text === 'all') return count
  if (text === 'any') return 1
  const k = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0
  if (k < 1 || k > count) fail(`${quote(text)} must be "all", "any" or a number from 1 to ${count}`)
  return k
}

function addGroup(draft: Draft, words: readonly string[], fail: Fail): void {
  const [name = '', threshold = '', ...members] = words
  if (members.length === 0) fail('a group is written as: group <name> all|any|<number> <name>...')
  requireNewName(draft, name, fail)
  for (const member of members) {
    if (!isDefined(draft, member)) fail(`${quote(member)} is not defined on a line before this one`)
    if (draft.grouped.has(member)) fail(`${quote(member)} is already a member of a group`)
    draft.grouped.add(member)
  }
  draft.groups.push({ name, k: parseThreshold(threshold, members.length, fail), members })
  if (draft.groups.length > maxOfKind) fail(`there are more than ${maxOfKind} groups`)
}

/** The witnesses from which a quorum is made. */
function listWitnesses({ witnesses, groups }: Draft, name: string): Witness[] {
  const list = (member: string): Witness[] =>
    groups.find(group => group.name === member)?.members.flatMap(list) ??
    witnesses.filter(witness => witness.name === member)
  return list(name)
}

const getAddress = ({ url }: Witness) => url?.href.replace(/\/$/, '')

/** A witness may have several keys, but must not count as several witnesses. */
function requireDistinct(witnesses: readonly Witness[], fail: Fail): void {
  for (const [index, one] of witnesses.entries())
    for (const other of witnesses.slice(0, index)) {
      const names = `${quote(other.name)} and ${quote(one.name)}`
      if (one.key.name === other.key.name)
        fail(`${names} have the same key name, so one witness would count twice in the quorum`)
      if (one.url && getAddress(one) === getAddress(other))
        fail(`${names} have the same address, so one witness would count twice in the quorum`)
    }
}

function setQuorum(draft: Draft, words: readonly string[], fail: Fail): void {
  const [name = '', ...rest] = words
  if (name === '' || rest.length > 0) fail('the quorum is written as: quorum <name>')
  if (draft.quorum !== undefined) fail('there is more than one quorum')
  if (name !== 'none' && !isDefined(draft, name))
    fail(`${quote(name)} is not defined on a line before this one`)
  draft.quorum = name === 'none' ? null : name
  requireDistinct(listWitnesses(draft, name), fail)
}

const keywords = { log: addLog, witness: addWitness, group: addGroup, quorum: setQuorum }
const isKeyword = (word: string): word is keyof typeof keywords => Object.hasOwn(keywords, word)

function addLine(draft: Draft, line: string, number: number): void {
  const fail: Fail = reason => {
    throw new PolicyError(reason, number)
  }
  // Only tabs and spaces separate words, and names may contain any other character.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a policy must not contain any but tabs and newlines.
  if (/[\0-\x08\x0b-\x1f\x7f]/.test(line)) fail('there is a control character, such as a carriage return')
  const [keyword = '', ...words] = line.split(/[ \t]+/).filter(word => word !== '')
  if (keyword === '' || keyword.startsWith('#')) return
  if (!isKeyword(keyword)) fail(`${quote(keyword)} is not "log", "witness", "group" or "quorum"`)
  keywords[keyword](draft, words, fail)
}

const formatPolicy = (witnesses: readonly Witness[], groups: readonly Group[], quorum: string | null) =>
  [
    ...witnesses.map(({ name, key }) => `witness ${name} ${key.text}`),
    ...groups.map(({ name, k, members }) => `group ${name} ${k} ${members.join(' ')}`),
    `quorum ${quorum ?? 'none'}`,
  ]
    .map(line => `${line}\n`)
    .join('')

/**
 * Parses a policy of C2SP tlog-policy. Its logs are checked and left out. Throws a PolicyError with the number of the
 * first wrong line.
 */
export function parsePolicy(bytes: Buffer): Policy {
  if (bytes.length > maxBytes) throw new PolicyError(`there are more than ${maxBytes} bytes`, 1)
  // Names are compared byte by byte, and every sequence of bytes is allowed.
  const lines = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').split('\n')
  const draft: Draft = { logs: [], witnesses: [], groups: [], grouped: new Set(), quorum: undefined }
  for (const [index, line] of lines.entries()) addLine(draft, line, index + 1)
  const { witnesses, groups, quorum } = draft
  if (quorum === undefined) throw new PolicyError('the line "quorum <name>" is missing', lines.length)
  return { witnesses, groups, quorum, text: formatPolicy(witnesses, groups, quorum) }
}

function isSatisfied({ witnesses, groups }: Policy, name: string, isSigned: (witness: Witness) => boolean) {
  const check = (member: string): boolean => {
    const witness = witnesses.find(one => one.name === member)
    if (witness) return isSigned(witness)
    const group = groups.find(one => one.name === member)
    return group !== undefined && group.members.filter(check).length >= group.k
  }
  return check(name)
}

/** Whether enough witnesses have signed. */
export const hasQuorum = (policy: Policy, isSigned: (witness: Witness) => boolean): boolean =>
  policy.quorum === null || isSatisfied(policy, policy.quorum, isSigned)

/** The names of the witnesses that the quorum still waits for; any of them, if not all have to sign. */
export function listMissingWitnesses(policy: Policy, isSigned: (witness: Witness) => boolean): string[] {
  const list = (name: string): string[] => {
    if (isSatisfied(policy, name, isSigned)) return []
    const group = policy.groups.find(one => one.name === name)
    return group ? group.members.flatMap(list) : [name]
  }
  return policy.quorum === null ? [] : list(policy.quorum)
}
