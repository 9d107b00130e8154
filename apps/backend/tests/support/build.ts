import { execFileSync } from 'node:child_process'
import { backendFolder } from './folders'

/** Compiles the backend once per run, unless the caller has already built it. */
export default function build() {
  // Unit tests only load the environment. A backend of the tests replaces the value in its process.
  process.env.DATABASE_URL = 'postgres://unused-by-unit-tests'
  if (process.env.BACKEND_IS_BUILT === 'true') return
  execFileSync(process.execPath, ['compile.mjs'], { cwd: backendFolder })
}
