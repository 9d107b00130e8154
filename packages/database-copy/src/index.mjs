export { dumpDatabase } from './dump.mjs'
export { restoreDatabase } from './restore.mjs'
