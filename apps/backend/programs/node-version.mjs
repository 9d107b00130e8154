const needed = [22, 12]

/** Why this version of Node cannot run the backend, which loads ES modules with `require`; null if it can. */
export function explainOldNode(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return null
  return `The backend needs Node.js ${needed.join('.')} or newer; this is ${version}.`
}
