export { dumpDatabase, listCreateStatements } from './dump.mjs'
export { restoreDatabase } from './restore.mjs'
