/**
 * Returns a module's package or, for our own code, its first folders, such as `packages/ui/src/controls`.
 */
function getSource(path) {
  const [first, ...rest] = path.split('/')
  if (first === 'node_modules') return rest.slice(0, rest[0].startsWith('@') ? 2 : 1).join('/')
  const own = ['packages', 'apps'].includes(first) ? path.split('/').slice(0, -1) : [path]
  return own.slice(0, 5).join('/')
}

/**
 * Divides the bytes of each script among the sources of its modules, in proportion to their code length.
 * @param {{ name: string, bytes: number, modules?: Record<string, number> }[]} scripts
 * @returns {Map<string, number>} bytes by source; a script without known modules is its own source
 */
export function sumBytesBySource(scripts) {
  const bytesBySource = new Map()
  const add = (source, bytes) => bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes)
  for (const { name, bytes, modules = {} } of scripts) {
    const entries = Object.entries(modules)
    const whole = entries.reduce((sum, [, length]) => sum + length, 0)
    if (whole === 0) add(name.replace(/-[\w-]{8}\.js$/, ''), bytes)
    else for (const [path, length] of entries) add(getSource(path), (bytes * length) / whole)
  }
  return bytesBySource
}
