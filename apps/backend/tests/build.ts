import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const backend = resolve(import.meta.dirname, '..')

/** Compiles the backend once per run, unless the caller has already built it. */
export default function build() {
  // Unit tests only load the environment. A backend of the tests replaces the value in its process.
  process.env.DATABASE_URL = 'postgres://unused-by-unit-tests'
  if (process.env.BACKEND_IS_BUILT === 'true') return
  execFileSync(process.execPath, ['clean.mjs'], { cwd: backend })
  try {
    execFileSync(resolve(backend, 'node_modules/.bin/typecheck'), ['-p', 'tsconfig.build.json'], {
      cwd: backend,
    })
  } catch (error) {
    console.error('The backend has compile errors; its tests run anyway.', String(error))
  }
}
