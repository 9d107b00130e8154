const needed = [22, 12]

/** Throws if Node cannot load ES modules with `require`, as the backend does. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  throw new Error(`The backend needs Node.js ${needed.join('.')} or newer; this is ${version}.`)
}
