import { join } from 'node:path'
import { dataDirOf } from '@bgm/cli/environment'
import { checkAlone, images } from './alone.mjs'

const named = process.argv.slice(2).filter(name => images.includes(name))
const { passed, failures } = await checkAlone({
  logs: join(dataDirOf(), 'logs'),
  told: line => console.info(line),
  ...(named.length > 0 ? { names: named } : {}),
})
console.info(`\n${passed} passed, ${failures.length} failed\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0
