import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
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

/** What a template database contains: the schema, the seed, and what a start adds to them. */
const isTemplateInput = (path: string) =>
  /^database\/migrations\/|^dist\/(?:seed\/.*\.js|src\/.*\.json|src\/(?:admin-panel|auth|content|database)\/.*\.js)$/.test(
    path,
  )

function hashTemplateInputs(): string {
  const hash = createHash('sha256')
  const paths = ['database', 'dist'].flatMap(folder =>
    readdirSync(resolve(backend, folder), { recursive: true, encoding: 'utf8' }).map(
      path => `${folder}/${path}`,
    ),
  )
  for (const path of paths.filter(isTemplateInput).sort())
    hash.update(`${path}\0`).update(readFileSync(resolve(backend, path)))
  return hash.digest('hex').slice(0, 16)
}

const listTemplates = (folder: string) =>
  readdirSync(folder).filter(name => name.startsWith('sqlite-') && !name.endsWith('.lock'))

/** Copies the template databases that `target` lacks. */
function copyTemplates(source: string, target: string) {
  if (!existsSync(source)) return
  for (const name of listTemplates(source)) {
    const copy = resolve(target, name)
    if (!existsSync(copy)) cpSync(resolve(source, name), copy, { recursive: true })
  }
}

/**
 * Compiles the backend once per run, unless the caller has already built it, and creates a folder for template
 * databases. Outside the gate, template databases are kept for later runs until something in them changes.
 */
export default function build(project: TestProject) {
  const isGate = process.env.BACKEND_IS_BUILT === 'true'
  if (!isGate) compile()
  mkdirSync(cache, { recursive: true })
  const templates = mkdtempSync(resolve(cache, 'templates-'))
  const kept = resolve(cache, `kept-templates-${isGate ? '' : hashTemplateInputs()}`)
  if (!isGate) copyTemplates(kept, templates)
  project.provide('templates', templates)
  return () => {
    if (!isGate) {
      for (const name of readdirSync(cache))
        if (name.startsWith('kept-templates-') && resolve(cache, name) !== kept)
          rmSync(resolve(cache, name), { recursive: true, force: true })
      mkdirSync(kept, { recursive: true })
      copyTemplates(templates, kept)
    }
    rmSync(templates, { recursive: true, force: true })
  }
}
