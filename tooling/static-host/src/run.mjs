import { checkStaticHost } from './check.mjs'

const { passed, failures } = await checkStaticHost(console.info)
console.info(`\n  ${passed} kept, ${failures.length} missed\n${failures.map(line => `  ${line}\n`).join('')}`)
process.exitCode = failures.length > 0 ? 1 : 0
