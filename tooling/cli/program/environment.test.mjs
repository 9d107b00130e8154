import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createToolEnvironment, getNodePath } from './environment.mjs'

const folder = join(getNodePath(), '../..')

it.runIf(existsSync(join(folder, 'include/node/node.h')))(
  'compiles native modules for the Node that runs the product, whatever npm is configured with',
  () => {
    expect(createToolEnvironment({ npm_config_nodedir: '/other' }).npm_config_nodedir).toBe(folder)
  },
)
