import { spawnSync } from 'node:child_process'
import { realpathSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { linkedNode, root } from '#program/environment.mjs'

const pinnedNode = join(
  root,
  'tooling/cli/node_modules',
  `node-${process.platform}-${process.arch}`,
  'bin/node',
)

const canRun = program => spawnSync(program, ['--version']).status === 0

/**
 * Links the pinned Node, of the major version that the images use, so that it runs the product and its tests.
 * Where there is none for the platform, or with HOST_NODE=true, the Node that runs this program does.
 */
export function linkPinnedNode(env = process.env) {
  rmSync(linkedNode, { force: true })
  if (!canRun(pinnedNode)) return
  if (env.HOST_NODE !== 'true') symlinkSync(pinnedNode, linkedNode)
  else if (realpathSync(pinnedNode) === realpathSync(process.execPath))
    throw new CliError('npm found the pinned Node before yours. It is unlinked now: run the command again')
}
