import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const entry =
  /\/node_modules\/(?:react\/(?:index|jsx-runtime)|react-dom\/(?:index|client)|scheduler\/index)\.js$/
const productionFile = /require\('(\.\/cjs\/[\w.-]+\.production\.min\.js)'\)/
const requiredModule = /\brequire\((?:'|")([\w-]+)(?:'|")\)/g
const computedMember = /\bReact(?:DOM)?\[/
const namespaceImport = /import \* as (?=React(?:DOM)? from)/g

const toVariable = (module: string) => module.replaceAll('-', '_')

/** Returns the production code of a file that React's packages export as an ES module. */
export async function toReactModule(path: string) {
  const source = await readFile(path, 'utf8')
  const file = productionFile.exec(source)?.[1]
  const code = file ? await readFile(join(dirname(path), file), 'utf8') : source
  const modules = new Set([...code.matchAll(requiredModule)].map(([, module = '']) => module))
  const names = Object.keys(createRequire(path)(path))
  return [
    ...[...modules].map(module => `import ${toVariable(module)} from '${module}'`),
    'const exports = {}',
    code.replaceAll(requiredModule, (_, module) => toVariable(module)),
    ...names.map(name => `export const ${name} = exports.${name}`),
    'export default exports',
  ].join('\n')
}

/**
 * Makes React's packages ES modules in the browser build. Otherwise, every script wraps them and calls their functions as
 * members of an object, and the bundler adds a file with its own functions for that.
 */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  load: { filter: { id: entry }, handler: toReactModule },
  // Libraries look for newer functions under computed names, for which a namespace would need one of these functions.
  transform: {
    filter: { code: computedMember },
    handler: code => code.replaceAll(namespaceImport, 'import '),
  },
}
