import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

const backend = resolve(import.meta.dirname, '..')

/** Compiles the backend once per run, and deletes the template databases of the previous run. */
export default function build() {
  execFileSync(process.execPath, ['clean.mjs'], { cwd: backend })
  try {
    execFileSync(resolve(backend, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], { cwd: backend })
  } catch (error) {
    console.error('The backend does not compile cleanly; its tests run all the same.', String(error))
  }
  rmSync(resolve(backend, '.cache/templates'), { recursive: true, force: true })
}
