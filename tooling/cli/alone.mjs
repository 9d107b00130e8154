import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './environment.mjs'
import { Refusal } from './refusal.mjs'
import { run, tail } from './run.mjs'
import { removeFolder } from './template.mjs'

// What a pruned tree needs from the root beside packages and lockfile, and the pruner leaves behind.
const beside = ['tsconfig.base.json', 'patches', '.npmrc', 'tooling/cli/only-pnpm.mjs', 'turbo.json']

/**
 * One app built in a tree of its own: its code, the packages it names, and nothing of the other apps.
 * @param {string} name of the app
 * @param {string} logs folder
 * @returns {Promise<{ dir: string, apps: string[], remove: () => void }>} the tree, and the apps that are in it
 */
export async function buildAlone(name, logs) {
  const dir = mkdtempSync(join(tmpdir(), `${name}-alone-`))
  const log = join(logs, `${name}-alone.log`)
  const step = async (command, args, cwd = dir) => {
    if ((await run(command, args, { log, cwd })) !== 0)
      throw new Refusal(`${name} could not be built alone; the whole log: ${log}`, tail(log))
  }
  await step('pnpm', ['exec', 'turbo', 'prune', name, '--out-dir', dir], root)
  for (const path of beside) {
    if (!existsSync(join(dir, path))) cpSync(join(root, path), join(dir, path), { recursive: true })
  }
  await step('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'])
  await step('pnpm', ['--filter', `${name}...`, '--if-present', 'build'])
  return { dir, apps: readdirSync(join(dir, 'apps')), remove: () => removeFolder(dir) }
}
