import { checkProxy } from './check-proxy.mjs'

const { passed, failures } = await checkProxy(line => console.info(line))
console.info(`\n${passed} passed, ${failures.length} failed\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0
