import { startCluster } from './cluster.mjs'

// The caller holds our standard input open: when it closes, also because the caller died, the database ends.
const cluster = await startCluster()
console.info(cluster.url)
process.stdin.resume().once('end', cluster.stop)
