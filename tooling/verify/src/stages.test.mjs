import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@bgm/cli/environment'
import { stages as cliStages } from '@bgm/cli/stages'
import { expect, test } from 'vitest'
import { stages } from './stages.mjs'

test('the gate lists every stage of this package', () => {
  const names = cliStages.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(stages)))
})

test('the programs run by npm run bench and npm run faults exist', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of ['bench', 'faults']) {
    const [, , program] = scripts[name].split(' ')
    expect(existsSync(join(root, program)), program).toBe(true)
  }
})
