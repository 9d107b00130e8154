import { isUtf8 } from 'node:buffer'
import { parseVerifierKey, signatureTypes } from '../log/verifier-key.mjs'
import { UnusableError } from '../problem.mjs'

const cosigners = [signatureTypes.cosignature, signatureTypes.postQuantumCosignature]

/** Of a name in the message that ML-DSA-44 signs. */
const maxNameBytes = 255

const normalise = url => (URL.canParse(url) ? new URL(url).href : url).replace(/\/$/, '')

/** Throws unless words have the form that a line of this kind has. */
function require(condition, problem) {
  if (!condition) throw new UnusableError(problem)
}

function requireNew(policy, name) {
  require(name !== 'none', 'no witness or group may be called none')
  require(!policy.members.has(name), `"${name}" is defined twice`)
}

function requireNewKey(policy, key) {
  require(!policy.keys.has(key.publicKey), 'its key is already in the policy')
  policy.keys.add(key.publicKey)
}

/** The names of the witnesses from which a quorum is made. */
function listWitnesses({ members }, name) {
  const { names } = members.get(name)
  return names.length === 0 ? [name] : names.flatMap(member => listWitnesses({ members }, member))
}

/** A witness may have several keys, but must not count as several witnesses. */
function requireDistinct({ witnesses }, names) {
  const seen = new Map()
  for (const { name, key, url } of witnesses.filter(witness => names.includes(witness.name)))
    for (const [what, value] of [
      ['key name', key.name],
      ['address', url],
    ]) {
      const id = `${what} ${value}`
      require(value === undefined ||
        !seen.has(
          id,
        ), `"${seen.get(id)}" and "${name}" have the same ${what}, so that one witness would count twice`)
      seen.set(id, name)
    }
}

const readers = {
  log(policy, [vkey = '', , ...rest]) {
    const key = parseVerifierKey(vkey)
    require(key && rest.length === 0, 'it is not: log VKEY [URL]')
    requireNewKey(policy, key)
    policy.logs.push(key)
  },
  witness(policy, [name, vkey = '', url, ...rest]) {
    const key = parseVerifierKey(vkey)
    require(cosigners.includes(key?.type) && rest.length === 0, 'it is not: witness NAME VKEY [URL]')
    require(Buffer.byteLength(key.name) <= maxNameBytes, `its name has more than ${maxNameBytes} bytes`)
    requireNew(policy, name)
    requireNewKey(policy, key)
    policy.witnesses.push({ name, key, url: url && normalise(url) })
    policy.members.set(name, { needed: 1, names: [] })
  },
  group(policy, [name, threshold, ...names]) {
    require(names.length > 0, 'it is not: group NAME all|any|NUMBER NAME…')
    requireNew(policy, name)
    for (const member of names) {
      require(policy.members.has(member), `"${member}" is not defined before`)
      require(!policy.grouped.has(member), `"${member}" is already in a group`)
      policy.grouped.add(member)
    }
    const words = { all: names.length, any: 1 }
    const needed = words[threshold] ?? (/^[1-9]\d*$/.test(threshold) ? Number(threshold) : 0)
    require(needed >= 1 && needed <= names.length, `"${threshold}" is not a number from 1 to ${names.length}`)
    policy.members.set(name, { needed, names })
  },
  quorum(policy, [name, ...rest]) {
    require(name !== undefined && rest.length === 0, 'it is not: quorum NAME')
    require(policy.quorum === undefined, 'there are two quorums')
    require(name === 'none' || policy.members.has(name), `"${name}" is not defined before`)
    policy.quorum = name
    if (name !== 'none') requireDistinct(policy, listWitnesses(policy, name))
  },
}

/** Parses a policy of C2SP tlog-policy. Throws with the number of the first wrong line. */
export function parsePolicy(bytes) {
  const policy = { logs: [], witnesses: [], keys: new Set(), members: new Map(), grouped: new Set() }
  const lines = bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1').split('\n')
  for (const [index, line] of lines.entries()) {
    // Tabs separate words; a carriage return would become a part of the last one.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a policy must not contain any other.
    if (/[\0-\x08\x0b-\x1f\x7f]/.test(line))
      throw new UnusableError(
        `Line ${index + 1} of the policy has a control character, such as a carriage return.`,
      )
    const [keyword = '#', ...words] = line.split(/[ \t]+/).filter(word => word !== '')
    if (keyword.startsWith('#')) continue
    try {
      require(Object.hasOwn(readers, keyword), `"${keyword}" is not log, witness, group or quorum`)
      readers[keyword](policy, words)
    } catch (error) {
      throw new UnusableError(`Line ${index + 1} of the policy cannot be used: ${error.message}.`)
    }
  }
  if (policy.quorum === undefined) throw new UnusableError('The policy has no quorum.')
  return policy
}

/** The names of the witnesses that the quorum still needs, given those that have signed; empty if it is reached. */
export function listMissing({ members, quorum }, signed) {
  const isReached = name => {
    const { needed, names } = members.get(name)
    return names.length === 0 ? signed.has(name) : names.filter(isReached).length >= needed
  }
  const list = name => {
    if (isReached(name)) return []
    const { names } = members.get(name)
    return names.length === 0 ? [name] : names.flatMap(list)
  }
  return quorum === 'none' ? [] : list(quorum)
}
