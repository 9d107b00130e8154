#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const compiler = dirname(createRequire(import.meta.url).resolve('typescript/package.json'))
// With several checkers, each would resolve the shared types again, which takes twice the CPU time.
const args = [join(compiler, 'bin/tsc'), '--checkers', '1', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1)
