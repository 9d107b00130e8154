import { startCluster } from './cluster.mjs'

// The caller keeps our standard input open. When it closes, even because the caller was killed, the database
// is stopped.
const cluster = await startCluster()
console.info(cluster.url)
process.stdin.resume().once('end', cluster.stop)
