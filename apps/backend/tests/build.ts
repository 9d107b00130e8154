import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

const backend = resolve(import.meta.dirname, '..')
const cache = resolve(backend, '.cache')

declare module 'vitest' {
  interface ProvidedContext {
    templates: string
  }
}

function compile() {
  execFileSync(process.execPath, ['clean.mjs'], { cwd: backend })
  try {
    execFileSync(resolve(backend, 'node_modules/.bin/typecheck'), ['-p', 'tsconfig.build.json'], {
      cwd: backend,
    })
  } catch (error) {
    console.error('The backend has compile errors; its tests run anyway.', String(error))
  }
}

/**
 * Compiles the backend once per run, unless the caller has already built it, and creates a folder for template
 * databases.
 */
export default function build(project: TestProject) {
  if (process.env.BACKEND_IS_BUILT !== 'true') compile()
  mkdirSync(cache, { recursive: true })
  const templates = mkdtempSync(resolve(cache, 'templates-'))
  project.provide('templates', templates)
  return () => rmSync(templates, { recursive: true, force: true })
}
