import { isMainThread } from 'node:worker_threads'

// Loaded into every service: our standard input closes when the program that started the service is gone, even
// if it was killed. Worker threads load it too, but have no standard input of their own.
const end = () => process.exit(1)
if (isMainThread) process.stdin.on('error', end).once('end', end).resume().unref()
